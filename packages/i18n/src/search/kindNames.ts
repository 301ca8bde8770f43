import { type SearchableCategory, categorySearchTerms } from './categorySearchTerms.ts';
import { type SearchName, toSearchName } from './searchName.ts';

const known = new Map<string, readonly SearchName[]>();

/**
 * Additional names by which a game is found: the names of its vendor, and the names of its category in every language.
 * Returns the same array for the same category and vendor, so that a search compares it only once.
 */
export function kindNames(category: SearchableCategory, vendorName: string): readonly SearchName[] {
  const key = `${category} ${vendorName}`;
  const names = known.get(key) ?? [vendorName, ...categorySearchTerms[category]].map(toSearchName);
  known.set(key, names);
  return names;
}
