import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { email } from '../values/identity.ts';
import { codeSent } from './codeSent.ts';
import { accountName } from './newPassword.ts';
import { sampleCode } from './sampleParts.ts';

/** Forgot password, by e-mail: sends a code if the member has that address. The reply is the same if not. */
export const sendPasswordEmail = defineCall({
  name: 'sendPasswordEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  access: 'anyone',
  encoding: 'form',
  body: v.strictObject({ username: accountName, email }),
  value: codeSent,
  failures: ['TOO_MANY'],
});

export const summary =
  'Sends a code by e-mail to set a new password. Whether anyone goes by this name and address can not be told from the reply.';

export const sample: CallValue<typeof sendPasswordEmail> = sampleCode;
