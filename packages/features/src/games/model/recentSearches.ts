import { searchesItem } from '@livery/device/storage';
import { foldText } from '@livery/i18n/search';

/** Last searches that are stored. */
const most = 8;

/** What was searched for at a merchant on this device, the last search first. */
export const readSearches = (merchant: string): readonly string[] => searchesItem.read()[merchant] ?? [];

/** Stores a search as the last one. One that differs only in how it is typed takes the place of the earlier. */
export function noteSearch(merchant: string, words: string): void {
  const others = readSearches(merchant).filter((earlier) => foldText(earlier) !== foldText(words));
  searchesItem.write({ ...searchesItem.read(), [merchant]: [words, ...others].slice(0, most) });
}

/** Forgets what was searched for at a merchant. */
export function clearSearches(merchant: string): void {
  const { [merchant]: _, ...others } = searchesItem.read();
  searchesItem.write(others);
}
