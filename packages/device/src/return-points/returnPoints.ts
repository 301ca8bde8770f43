import { gameReturnItem, type ReturnPoint, returnPointsItem } from '../storage/index.ts';
import { countSessionClears } from '../storage/safeStorage.ts';
import { entryKey } from './entryKey.ts';

/** Maximum number of stored return points. If there are more, the oldest are removed. */
const mostReturnPoints = 50;

/** State of the current screen that will be stored in its return point. */
let notes: Omit<ReturnPoint, 'top'> = {};
/** The return point of the current screen. Undefined if the screen is new. */
let found: ReturnPoint | undefined;
/** Number of times that logouts had cleared the storage when the current screen was opened. */
let clearsBefore = 0;

/**
 * Sets a key for the first entry of the visit. The router sets none, so two visits in a tab would have the same return
 * point.
 */
export function nameEntry(): void {
  if (entryKey() !== undefined) return;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...(window.history.state as object | null), key }, '');
}

/**
 * Stores the return point of the current entry: the scroll position and the added state. Stores nothing for a screen on
 * which the player logged out.
 */
export function saveReturnPoint(key = entryKey()): void {
  if (key === undefined || countSessionClears() !== clearsBefore) return;
  const { [key]: _, ...others } = returnPointsItem.read();
  const latest = Object.entries(others).slice(1 - mostReturnPoints);
  returnPointsItem.write({ ...Object.fromEntries(latest), [key]: { top: window.scrollY, ...notes } });
}

/**
 * Finds the return point of a screen that opens, for `currentReturnPoint`. If the player came through a game's back
 * link, it is the return point of the entry from which the game was opened.
 *
 * @param key key of an entry to which the player returned, or which was reloaded. Undefined for a new entry
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

/** The return point of the current screen. Undefined if the screen is new. */
export const currentReturnPoint = (): ReturnPoint | undefined => found;

/** Adds state to the return point of the current screen, so that the state can be restored. */
export function addToReturnPoint(more: Omit<ReturnPoint, 'top'>): void {
  notes = { ...notes, ...more };
}

/** Removes the stored target of a game's back link, after the player used the link or navigated to another screen. */
export const forgetReturn = (): void => gameReturnItem.remove();
