import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { idToken } from '../values/identity.ts';
import { session } from './sampleParts.ts';
import { sessionValue } from './sessionValue.ts';

/** Signs in with a Google or Facebook account, by its Firebase id token. */
export const socialLogin = defineCall({
  name: 'socialLogin',
  method: 'POST',
  path: '/wps/session/login/social',
  access: 'anyone',
  body: v.strictObject({ provider: v.picklist(['facebook', 'google']), firebaseIdToken: idToken }),
  value: sessionValue,
  failures: ['LOGIN_WRONG', 'ACCOUNT_DISABLED', 'NOT_ALLOWED'],
});

export const summary =
  'Creates a session with an account of Google or Facebook. The first login also creates the member.';

export const sample: CallValue<typeof socialLogin> = session;
