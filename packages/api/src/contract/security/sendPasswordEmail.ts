import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { email } from '../values/identity.ts';
import { codeSent } from './codeSent.ts';
import { accountName } from './newPassword.ts';
import { sampleCode } from './sampleParts.ts';

/**
 * Sends a code by e-mail for a forgotten password, if the member has that address. The reply is the same if the member
 * does not have it.
 */
export const sendPasswordEmail = defineCall({
  name: 'sendPasswordEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  access: 'anyone',
  encoding: 'form',
  body: v.strictObject({ username: accountName, email }),
  value: codeSent,
});

export const summary =
  'Sends a code by e-mail to set a new password. The reply is the same whether or not a member has this name and address.';

export const sample: CallValue<typeof sendPasswordEmail> = sampleCode;
