import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** State of a history entry when the player left it. It is restored when the player returns. */
export interface ReturnPoint {
  /** Scroll position in pixels. */
  top: number;
  /** Kind of games on home. */
  category?: string;
  /** Number of loaded pages of a list. */
  pages?: number;
  /** The link or button that had the focus: its name, and its index among the controls with this name. */
  focus?: { name: string; number: number } | undefined;
}

/** Return points of the history entries in this tab, by the key of the entry, oldest first. */
export const returnPointsItem = defineItem<Readonly<Record<string, ReturnPoint>>>({
  key: storageKeys.returnPoints,
  area: 'session',
  parse: parseObject<Record<string, ReturnPoint>>((found) =>
    Object.values(found).every((point) => Number.isFinite((point as Partial<ReturnPoint> | null)?.top)),
  ),
  fallback: {},
});

/** Target of a game's back link in this tab, and the history entry from which the game was opened. */
export interface GameReturn {
  /** Path and query of the target. */
  address: string;
  /** Key of the history entry from which the game was opened. */
  key: string;
}

export const gameReturnItem = defineItem<GameReturn, undefined>({
  key: storageKeys.gameReturn,
  area: 'session',
  parse: parseObject<GameReturn>(({ address, key }) => typeof address === 'string' && typeof key === 'string'),
  fallback: undefined,
});
