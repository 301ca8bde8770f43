import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** What a history entry was left with, for whoever returns to it. */
export interface ReturnPoint {
  /** Scroll position in pixels. */
  top: number;
  /** Kind of games that home showed. */
  category?: string;
  /** How many pages a list had. */
  pages?: number;
  /** The link or button that had the focus: what it is called, and which one of those that are called so. */
  focus?: { name: string; number: number } | undefined;
}

/** Return points of this tab's history entries, by the entry's key, the oldest first. */
export const returnPointsItem = defineItem<Readonly<Record<string, ReturnPoint>>>({
  key: storageKeys.returnPoints,
  area: 'session',
  parse: parseObject<Record<string, ReturnPoint>>((found) =>
    Object.values(found).every((point) => Number.isFinite((point as Partial<ReturnPoint> | null)?.top)),
  ),
  fallback: {},
});

/** Where a game that was opened in this tab leads back to, and the entry that it was opened from. */
export interface GameReturn {
  /** Path and query. */
  address: string;
  /** Key of the history entry. */
  key: string;
}

export const gameReturnItem = defineItem<GameReturn, undefined>({
  key: storageKeys.gameReturn,
  area: 'session',
  parse: parseObject<GameReturn>(({ address, key }) => typeof address === 'string' && typeof key === 'string'),
  fallback: undefined,
});
