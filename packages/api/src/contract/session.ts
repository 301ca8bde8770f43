import * as v from 'valibot';
import { defineCall } from './call.ts';

// Apart from `auth.ts`: the first screen needs this, the forms it doesn't.

/** A session as login answers it and as the browser keeps it. */
export const sessionValue = v.object({
  token: v.pipe(v.string(), v.minLength(8)),
  merchantCode: v.string(),
  userName: v.string(),
  /** 0, 1, 2 are members; every other type is a trial. */
  type: v.pipe(v.number(), v.integer()),
  firstTimeLogin: v.boolean(),
});

/** Lengthens the session. One of a trial account keeps its end. */
export const renewSession = defineCall({
  name: 'renewSession',
  method: 'POST',
  path: '/wps/session/renew',
  access: 'signedIn',
  value: v.object({ expirationTime: v.pipe(v.string(), v.isoTimestamp()) }),
});

export const logout = defineCall({
  name: 'logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'signedIn',
  value: v.object({}),
});
