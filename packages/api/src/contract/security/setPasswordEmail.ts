import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { email, verificationCode } from '../values/identity.ts';
import { accountName, confirmNewPassword, newPassword } from './newPassword.ts';

export const setPasswordEmail = defineCall({
  name: 'setPasswordEmail',
  method: 'POST',
  path: '/wps/member/password/email/confirm',
  access: 'anyone',
  isEncrypted: true,
  // The code is valid only once. Without a key, a retry after a lost reply would fail.
  isIdempotent: true,
  body: v.strictObject({ username: accountName, email, verificationCode, newPassword, confirmNewPassword }),
  value: v.object({}),
  failures: ['VERIFICATION_WRONG'],
});

export const summary = 'Sets a new password with a code that came by e-mail.';

export const sample: CallValue<typeof setPasswordEmail> = {};
