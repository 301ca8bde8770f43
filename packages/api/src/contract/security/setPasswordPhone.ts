import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { dialingCode, mobileNum, verificationCode } from '../values/identity.ts';
import { confirmNewPassword, newPassword } from './newPassword.ts';

/**
 * Sets a new password if the member forgot the old one. Requires the code that `sendSmsCode` sent for purpose
 * `password`. Ends every session of the member.
 */
export const setPasswordPhone = defineCall({
  name: 'setPasswordPhone',
  method: 'POST',
  path: '/wps/member/password/mobile',
  access: 'anyone',
  isEncrypted: true,
  // The code is valid only once. Without a key, a retry after a lost reply would fail.
  isIdempotent: true,
  body: v.strictObject({
    mobileNum,
    countryDialingCode: dialingCode,
    verificationCode,
    newPassword,
    confirmNewPassword,
  }),
  value: v.object({
    /** Name of the member. The client logs in with it, because the member may have forgotten the name too. */
    userName: v.optional(v.string()),
  }),
  failures: ['VERIFICATION_WRONG'],
});

export const summary =
  'Sets a new password with a code that came by SMS. Without the code the reply is the same whether or not the number belongs to a member.';

export const sample: CallValue<typeof setPasswordPhone> = { userName: 'amina' };
