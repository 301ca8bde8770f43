import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** Search texts at each merchant, by the merchant's code; last search first. */
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
