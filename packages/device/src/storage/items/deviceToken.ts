import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';

/**
 * The id that the gateway gave this browser. The reply of a login contains it, and the next logins send it. It grants
 * no access and identifies no member, so a logout does not remove it.
 */
export const deviceTokenItem = defineItem<string, undefined>({
  key: storageKeys.deviceToken,
  area: 'local',
  parse: (text) => (/^[\w-]{8,64}$/.test(text) ? text : undefined),
  format: (token) => token,
  fallback: undefined,
});
