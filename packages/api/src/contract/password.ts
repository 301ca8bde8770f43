import * as v from 'valibot';
import { defineCall } from './call.ts';
import { codeSent, dialingCode, email, mobileNum, newPassword, verificationCode } from './identity.ts';

const username = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const confirmNewPassword = v.pipe(v.string(), v.maxLength(128));

/** Changes the login password. Every other session of the member ends. */
export const changePassword = defineCall({
  name: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  access: 'member',
  moduleId: 'PERSPNL3',
  isEncrypted: true,
  body: v.strictObject({
    oldPassword: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    newPassword,
    confirmNewPassword,
  }),
  value: v.object({}),
  failures: ['PASSWORD_WRONG', 'PASSWORD_SAME', 'TOO_MANY'],
});

/** Forgot password, by the code that `sendSmsCode` sent for purpose `password`. Every session of the member ends. */
export const setPasswordPhone = defineCall({
  name: 'setPasswordPhone',
  method: 'POST',
  path: '/wps/member/password/mobile',
  access: 'anyone',
  isEncrypted: true,
  body: v.strictObject({
    mobileNum,
    countryDialingCode: dialingCode,
    verificationCode,
    newPassword,
    confirmNewPassword,
  }),
  value: v.object({}),
  failures: ['VERIFICATION_WRONG'],
});

/** Forgot password, by e-mail: sends a code if the member has that address. The reply is the same if not. */
export const sendPasswordEmail = defineCall({
  name: 'sendPasswordEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  access: 'anyone',
  encoding: 'form',
  body: v.strictObject({ username, email }),
  value: codeSent,
  failures: ['TOO_MANY'],
});

export const setPasswordEmail = defineCall({
  name: 'setPasswordEmail',
  method: 'POST',
  path: '/wps/member/password/email/confirm',
  access: 'anyone',
  isEncrypted: true,
  body: v.strictObject({ username, email, verificationCode, newPassword, confirmNewPassword }),
  value: v.object({}),
  failures: ['VERIFICATION_WRONG'],
});
