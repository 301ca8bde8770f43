import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { channelsFor, codeLength, codeMinutes, resendSeconds } from './verificationPolicy.ts';

const purposes = ['register', 'login', 'password', 'bindEmail', 'paymentPassword'] as const;

export async function getVerification({ merchant }: ContextOf<'getVerification'>): Promise<ValueOf<'getVerification'>> {
  return {
    purposes: purposes.map((purpose) => ({ purpose, channels: channelsFor(merchant, purpose) })),
    codeLength,
    expiredMinutes: codeMinutes,
    resendSeconds,
  };
}
