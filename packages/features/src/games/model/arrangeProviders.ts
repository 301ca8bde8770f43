import type { Vendor } from '@livery/api/games/gameLists';

/** Order of the providers. `popular` is the gateway's own order. */
export type ProviderOrder = 'popular' | 'name' | 'games';

interface Arrangement {
  order: ProviderOrder;
  /** Part of a name. Case and accents are ignored. */
  search: string;
  /** BCP 47 tag of the language that decides the alphabetical order. */
  language: string;
}

/**
 * Returns the providers whose names contain the search, in the given order. Providers with the same number of games
 * stay in the gateway's order.
 */
export function arrangeProviders(
  vendors: readonly Vendor[],
  { order, search, language }: Arrangement,
): readonly Vendor[] {
  const words = plain(search.trim());
  const found = words === '' ? vendors : vendors.filter(({ name }) => plain(name).includes(words));
  if (order === 'name') return found.toSorted((a, b) => a.name.localeCompare(b.name, language));
  if (order === 'games') return found.toSorted((a, b) => (b.gameCount ?? 0) - (a.gameCount ?? 0));
  return found;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
