import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** A change of somebody's favourites, for the other tabs. */
export interface FavoritesChange {
  /** Fingerprint of the token of who changed them. */
  by: string;
  /** When, in milliseconds since 1970. */
  at: number;
}

/** The last change of favourites that was saved on this device. */
export const favoritesChangeItem = defineItem<FavoritesChange, undefined>({
  key: storageKeys.favoritesChange,
  area: 'local',
  parse: parseObject<FavoritesChange>(({ by, at }) => typeof by === 'string' && typeof at === 'number'),
  fallback: undefined,
});
