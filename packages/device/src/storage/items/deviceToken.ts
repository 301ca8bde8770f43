import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';

/**
 * The id of this browser at the gateway: it is in the reply of a login, and sent with the next logins. It grants no
 * access and identifies no member, so it remains after a logout.
 */
export const deviceTokenItem = defineItem<string, undefined>({
  key: storageKeys.deviceToken,
  area: 'local',
  parse: (text) => (/^[\w-]{8,64}$/.test(text) ? text : undefined),
  format: (token) => token,
  fallback: undefined,
});
