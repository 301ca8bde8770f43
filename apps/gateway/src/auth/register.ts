import { hashPassword } from '../crypto/passwords.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { requireMobileNumber } from '../security/mobileNumber.ts';
import { requireValidRegistration } from './requireValidRegistration.ts';
import { createRegisteredMember } from './createRegisteredMember.ts';
import { requireMobileProof } from './requireMobileProof.ts';

/**
 * Registers by user name, by the rules of the merchant's registration config. A mobile number with a code is verified
 * and can log in.
 */
export async function register(context: ContextOf<'register'>): Promise<ValueOf<'register'>> {
  const { merchant, body } = context;
  if (!merchant.switches.USERNAMEREG3)
    throw new CallFailure('NOT_ALLOWED', 'Registration by user name is not switched on at this merchant.');
  await requireValidRegistration(context);
  const mobile =
    body.verificationCode === '' && body.firebaseIdToken === undefined ? null : requireMobileNumber(merchant, body);
  if (mobile !== null) await requireMobileProof(context, mobile);
  return createRegisteredMember(context, {
    username: body.username,
    passwordHash: await hashPassword(body.password),
    mobile,
  });
}
