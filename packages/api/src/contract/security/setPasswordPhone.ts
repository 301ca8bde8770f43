import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { dialingCode, mobileNum, verificationCode } from '../values/identity.ts';
import { confirmNewPassword, newPassword } from './newPassword.ts';

/** Forgot password, by the code that `sendSmsCode` sent for purpose `password`. Every session of the member ends. */
export const setPasswordPhone = defineCall({
  name: 'setPasswordPhone',
  method: 'POST',
  path: '/wps/member/password/mobile',
  access: 'anyone',
  isEncrypted: true,
  // The code serves once: sent again after a reply that was lost, it would be wrong.
  isIdempotent: true,
  body: v.strictObject({
    mobileNum,
    countryDialingCode: dialingCode,
    verificationCode,
    newPassword,
    confirmNewPassword,
  }),
  value: v.object({
    /** Whose password it is now: who proved the number may have forgotten that too. With it the client logs in. */
    userName: v.optional(v.string()),
  }),
  failures: ['VERIFICATION_WRONG'],
});

export const summary =
  'Sets a new password with a code that came by SMS. Without the code the reply is the same whether or not the number belongs to a member.';

export const sample: CallValue<typeof setPasswordPhone> = { userName: 'amina' };
