import { gameReturnItem, type ReturnPoint, returnPointsItem } from '../storage/index.ts';
import { countSessionClears } from '../storage/safeStorage.ts';
import { entryKey } from './entryKey.ts';

/** Entries whose return points are stored; of more, the oldest are forgotten. */
const mostReturnPoints = 50;

/** What the screen on show adds to its return point. */
let notes: Omit<ReturnPoint, 'top'> = {};
/** The return point of the screen on show; undefined where it is new. */
let found: ReturnPoint | undefined;
/** How often a logout had emptied the storage when the screen on show was opened. */
let clearsBefore = 0;

/**
 * Gives the entry that the visit begins at a key of its own: the router gives none, and two visits in a tab would share
 * a return point.
 */
export function nameEntry(): void {
  if (entryKey() !== undefined) return;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...(window.history.state as object | null), key }, '');
}

/**
 * Stores what the entry on show is left with: scroll position and notes. Of a screen on which somebody logged out
 * nothing is stored.
 */
export function saveReturnPoint(key = entryKey()): void {
  if (key === undefined || countSessionClears() !== clearsBefore) return;
  const { [key]: _, ...others } = returnPointsItem.read();
  const latest = Object.entries(others).slice(1 - mostReturnPoints);
  returnPointsItem.write({ ...Object.fromEntries(latest), [key]: { top: window.scrollY, ...notes } });
}

/**
 * Finds a screen's return point as the screen opens, for `foundReturnPoint` to give. Where a game's own way out has led
 * here, it is that of the entry that the game was opened from.
 *
 * @param key of an entry that is returned to or was reloaded; undefined for a new one
 */
export function openReturnPoint(key: string | undefined): ReturnPoint | undefined {
  const points = returnPointsItem.read();
  const left = gameReturnItem.read();
  const isFromGame = left !== undefined && left.address === window.location.pathname + window.location.search;
  notes = {};
  clearsBefore = countSessionClears();
  found = key === undefined ? undefined : (points[key] ?? (isFromGame ? points[left.key] : undefined));
  return found;
}

/** The return point of the screen on show; undefined where it is new. */
export const foundReturnPoint = (): ReturnPoint | undefined => found;

/** Adds to the return point of the screen on show what it needs to be found again as it was left. */
export function noteReturnPoint(more: Omit<ReturnPoint, 'top'>): void {
  notes = { ...notes, ...more };
}

/** Forgets the game that was left: its way out has been taken, or another way. */
export const forgetReturn = (): void => gameReturnItem.remove();
