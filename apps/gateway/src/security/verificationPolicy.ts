import type { Merchant } from '@livery/merchant';
import type { ValueOf } from '../http/callContext.ts';

type Purposes = ValueOf<'getVerification'>['purposes'];
export type Purpose = Purposes[number]['purpose'];
/** The purpose of a code: a purpose of the contract, or a sign-in with the sandbox as a merchant's Auth emulator. */
export type CodePurpose = Purpose | 'firebase';
type Channel = Purposes[number]['channels'][number];

/** Digits of a code, minutes of its validity, and seconds before the next code may be sent to the same address. */
export const codeLength = 6;
export const codeMinutes = 5;
export const resendSeconds = 60;

/** The channels by which a merchant accepts a proof for a purpose; empty if the purpose is switched off. */
export function channelsFor({ switches, gateway }: Merchant, purpose: Purpose): Channel[] {
  const byNumber: Channel[] = gateway.firebase?.phone === true ? ['sms', 'firebase'] : ['sms'];
  switch (purpose) {
    case 'register': {
      const isAskedByName = ['optional', 'required'].includes(gateway.registration.verificationCode ?? 'off');
      return (switches.MOBILENUMREG3 && switches.REGMOBVERF3) || isAskedByName ? byNumber : [];
    }
    case 'login':
      return switches.MOBILEVERCODELOGIN3 ? byNumber : [];
    case 'bindEmail':
      return ['email'];
    case 'password':
    case 'paymentPassword':
      return ['sms', 'email'];
  }
}
