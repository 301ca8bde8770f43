import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';

/**
 * What the gateway knows this browser by: it came with a login, and goes with the next ones. It opens nothing by itself and
 * names nobody, so it outlives a logout.
 */
export const deviceTokenItem = defineItem<string, undefined>({
  key: storageKeys.deviceToken,
  area: 'local',
  parse: (text) => (/^[\w-]{8,64}$/.test(text) ? text : undefined),
  format: (token) => token,
  fallback: undefined,
});
