import { searchesItem } from '@livery/device/storage';
import { foldText } from '@livery/i18n/search';

/** The maximum number of stored searches. */
const most = 8;

/** Returns the searches at a merchant on this device, the newest first. */
export const readSearches = (merchant: string): readonly string[] => searchesItem.read()[merchant] ?? [];

/**
 * Stores a search as the newest. It replaces an earlier search that differs only in spelling details, for example in
 * case.
 */
export function noteSearch(merchant: string, words: string): void {
  const others = readSearches(merchant).filter((earlier) => foldText(earlier) !== foldText(words));
  searchesItem.write({ ...searchesItem.read(), [merchant]: [words, ...others].slice(0, most) });
}

/** Removes the searches at a merchant. */
export function clearSearches(merchant: string): void {
  const { [merchant]: _, ...others } = searchesItem.read();
  searchesItem.write(others);
}
