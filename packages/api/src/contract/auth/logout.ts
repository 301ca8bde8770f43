import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';

export const logout = defineCall({
  name: 'logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'signedIn',
  value: v.object({}),
});

export const summary = 'Ends the session of the token.';

export const sample: CallValue<typeof logout> = {};
