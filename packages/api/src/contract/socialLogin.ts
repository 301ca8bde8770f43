import * as v from 'valibot';
import { defineCall } from './call.ts';
import { idToken } from './identity.ts';
import { sessionValue } from './session.ts';

/** Signs in with another house's account, by the id token that Firebase made of it. */
export const socialLogin = defineCall({
  name: 'socialLogin',
  method: 'POST',
  path: '/wps/session/login/social',
  access: 'anyone',
  body: v.strictObject({ provider: v.picklist(['facebook', 'google']), firebaseIdToken: idToken }),
  value: sessionValue,
  failures: ['LOGIN_WRONG', 'ACCOUNT_DISABLED', 'NOT_ALLOWED'],
});
