import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';

/** Who is known to have played games here: a merchant's code and a member's name, with a slash between. */
export const playedByItem = defineItem<string, undefined>({
  key: storageKeys.playedBy,
  area: 'local',
  parse: (text) => (/^[^/]+\/./.test(text) ? text : undefined),
  format: (who) => who,
  fallback: undefined,
});
