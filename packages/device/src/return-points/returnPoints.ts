import { gameReturnItem, type ReturnPoint, returnPointsItem } from '../storage/index.ts';
import { countSessionClears } from '../storage/safeStorage.ts';
import { entryKey } from './entryKey.ts';

/** Maximum number of stored return points; the oldest are removed. */
const mostReturnPoints = 50;

/** Notes of the current screen for its return point. */
let notes: Omit<ReturnPoint, 'top'> = {};
/** The return point of the current screen; undefined if the screen is new. */
let found: ReturnPoint | undefined;
/** Number of storage clears by logouts when the current screen was opened. */
let clearsBefore = 0;

/**
 * Gives the first entry of the visit its own key: the router sets none, and two visits in a tab would share a return
 * point.
 */
export function nameEntry(): void {
  if (entryKey() !== undefined) return;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...(window.history.state as object | null), key }, '');
}

/**
 * Stores the return point of the current entry: scroll position and notes. Stores nothing for a screen on which the
 * player logged out.
 */
export function saveReturnPoint(key = entryKey()): void {
  if (key === undefined || countSessionClears() !== clearsBefore) return;
  const { [key]: _, ...others } = returnPointsItem.read();
  const latest = Object.entries(others).slice(1 - mostReturnPoints);
  returnPointsItem.write({ ...Object.fromEntries(latest), [key]: { top: window.scrollY, ...notes } });
}

/**
 * Finds the return point of an opening screen for `currentReturnPoint`. If a game's back link led here, it is the return
 * point of the entry from which the game was opened.
 *
 * @param key of an entry that the player returned to or reloaded; undefined for a new entry
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

/** The return point of the current screen; undefined if the screen is new. */
export const currentReturnPoint = (): ReturnPoint | undefined => found;

/** Adds notes to the return point of the current screen, so that its state can be restored. */
export function addToReturnPoint(more: Omit<ReturnPoint, 'top'>): void {
  notes = { ...notes, ...more };
}

/** Removes the stored return of a game, after the player used its back link or navigated elsewhere. */
export const forgetReturn = (): void => gameReturnItem.remove();
