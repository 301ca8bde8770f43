import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';

/** The member who played games on this device: a merchant's code and a member's name, separated by a slash. */
export const playedByItem = defineItem<string, undefined>({
  key: storageKeys.playedBy,
  area: 'local',
  parse: (text) => (/^[^/]+\/./.test(text) ? text : undefined),
  format: (who) => who,
  fallback: undefined,
});
