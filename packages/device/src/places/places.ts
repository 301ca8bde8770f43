import { gameReturnItem, type Place, placesItem } from '../storage/index.ts';
import { countSessionClears } from '../storage/safeStorage.ts';
import { entryKey } from './entryKey.ts';

/** Entries whose places are stored; of more, the oldest are forgotten. */
const mostPlaces = 50;

/** What the screen on show adds to its place. */
let notes: Omit<Place, 'top'> = {};
/** The place that the screen on show is found again at; undefined where it is new. */
let found: Place | undefined;
/** How often a logout had emptied the storage when the screen on show was opened. */
let clearsBefore = 0;

/** Gives the entry that the visit begins at a key of its own: the router gives none, and two visits in a tab would share a place. */
export function nameEntry(): void {
  if (entryKey() !== undefined) return;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...(window.history.state as object | null), key }, '');
}

/** Stores what the entry on show is left with: scroll position and notes. Of a screen on which somebody logged out nothing is stored. */
export function savePlace(key = entryKey()): void {
  if (key === undefined || countSessionClears() !== clearsBefore) return;
  const { [key]: _, ...others } = placesItem.read();
  const latest = Object.entries(others).slice(1 - mostPlaces);
  placesItem.write({ ...Object.fromEntries(latest), [key]: { top: window.scrollY, ...notes } });
}

/**
 * Opens a screen at its place, for `foundPlace`. Where a game's own way out has led here, that is the place it was opened from.
 *
 * @param key of an entry that is returned to or was reloaded; undefined for a new one
 */
export function openPlace(key: string | undefined): Place | undefined {
  const places = placesItem.read();
  const left = gameReturnItem.read();
  const isFromGame = left !== undefined && left.address === window.location.pathname + window.location.search;
  notes = {};
  clearsBefore = countSessionClears();
  found = key === undefined ? undefined : (places[key] ?? (isFromGame ? places[left.key] : undefined));
  return found;
}

/** The place that the screen on show is found again at. */
export const foundPlace = (): Place | undefined => found;

/** Adds to the place of the screen on show what it needs to be found again as it was left. */
export function notePlace(more: Omit<Place, 'top'>): void {
  notes = { ...notes, ...more };
}

/** Forgets the game that was left: its way out has been taken, or another way. */
export const forgetReturn = (): void => gameReturnItem.remove();
