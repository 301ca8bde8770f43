import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { withoutInvisible } from '../validation/typedCode.ts';
import { confirmNewPassword, newPassword } from './newPassword.ts';

/** Changes the login password and ends every other session of the member. */
export const changePassword = defineCall({
  name: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  access: 'member',
  moduleId: 'PERSPNL3',
  isEncrypted: true,
  // Without a key, a retry after a lost reply would fail, because the old password has changed.
  isIdempotent: true,
  body: v.strictObject({
    oldPassword: v.pipe(v.string(), v.maxLength(128), withoutInvisible, v.minLength(1)),
    newPassword,
    confirmNewPassword,
  }),
  value: v.object({}),
  failures: ['PASSWORD_WRONG', 'PASSWORD_SAME'],
});

export const summary = 'Changes the login password, and ends every other session of the member.';

export const sample: CallValue<typeof changePassword> = {};
