import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseMoment, parseObject } from '../parsers.ts';

/** The session from the reply of the login. `@livery/api/session` checks its fields against the contract. */
export const sessionItem = defineItem<object, null>({
  key: storageKeys.session,
  area: 'local',
  parse: parseObject(() => true),
  fallback: null,
  removesGarbage: true,
});

/** `0` after a logout. Then a new session requires a login. */
export const autoLoginItem = defineItem<'0', undefined>({
  key: storageKeys.autoLogin,
  area: 'local',
  parse: (text) => (text === '0' ? text : undefined),
  format: String,
  fallback: undefined,
});

/** The user of the free trial. */
export const trialUserItem = defineItem<string, undefined>({
  key: storageKeys.trialUser,
  area: 'local',
  parse: (text) => text,
  format: String,
  fallback: undefined,
});

/** Time at which this tab last renewed the session, in milliseconds since 1970. */
export const renewedAtItem = defineItem<number, undefined>({
  key: storageKeys.renewedAt,
  area: 'session',
  parse: parseMoment,
  fallback: undefined,
});

/** Name of the member whose session expired in this tab. Other players cannot use this member's drafts. */
export const leftByItem = defineItem<string, undefined>({
  key: storageKeys.leftBy,
  area: 'session',
  parse: String,
  format: String,
  fallback: undefined,
});

/** The password of this tab's session: base64 of a text that only this browser can decrypt. */
export const sessionPasswordItem = defineItem<string, undefined>({
  key: storageKeys.sessionPassword,
  area: 'session',
  parse: String,
  format: String,
  fallback: undefined,
});
