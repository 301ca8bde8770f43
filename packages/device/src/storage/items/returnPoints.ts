import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** State of a history entry when the player left it, to restore it on return. */
export interface ReturnPoint {
  /** Scroll position in pixels. */
  top: number;
  /** Kind of games on home. */
  category?: string;
  /** Number of loaded pages of a list. */
  pages?: number;
  /** The focused link or button: its name, and its index among those with this name. */
  focus?: { name: string; number: number } | undefined;
}

/** Return points of this tab's history entries, by the entry's key, oldest first. */
export const returnPointsItem = defineItem<Readonly<Record<string, ReturnPoint>>>({
  key: storageKeys.returnPoints,
  area: 'session',
  parse: parseObject<Record<string, ReturnPoint>>((found) =>
    Object.values(found).every((point) => Number.isFinite((point as Partial<ReturnPoint> | null)?.top)),
  ),
  fallback: {},
});

/** Target of the back link of a game in this tab, and the entry from which the game was opened. */
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
