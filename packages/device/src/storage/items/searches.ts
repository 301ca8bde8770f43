import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** Search texts, by the code of the merchant. The last search is the first. */
export type Searches = Readonly<Record<string, readonly string[]>>;

/** The last searches for games. */
export const searchesItem = defineItem<Searches>({
  key: storageKeys.searches,
  area: 'local',
  parse: parseObject<Searches>((found) =>
    Object.values(found).every(
      (words) => Array.isArray(words) && words.every((text: unknown) => typeof text === 'string'),
    ),
  ),
  fallback: {},
});
