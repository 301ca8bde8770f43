import { createSearch, type Rank, ranks, type Search } from './createSearch.ts';
import type { SearchName } from './searchName.ts';

/**
 * Those whose names match what was typed, the best matches first, equal ones in the order given. Names that match but for a
 * typing mistake, or as they sound, are found where no word of any name is as it was typed.
 *
 * @param namesOf every name that one goes by
 */
export function findByName<Item>(
  items: Iterable<Item>,
  typed: string,
  namesOf: (item: Item) => readonly SearchName[],
): Item[] {
  return rankByName(items, typed, namesOf).flat();
}

/** What `findByName` finds, apart by how well it matches: a list for each of `ranks`, the best first, some of them empty. */
export function rankByName<Item>(
  items: Iterable<Item>,
  typed: string,
  namesOf: (item: Item) => readonly SearchName[],
): Item[][] {
  const search = createSearch(typed);
  if (search === undefined) return [];
  const found: Item[][] = Array.from({ length: ranks.none }, () => []);
  const others: Item[] = [];
  for (const item of items) (found[bestRank(namesOf(item), search.rank)] ?? others).push(item);
  if (found[ranks.begins]!.length === 0 && found[ranks.words]!.length === 0)
    for (const item of others) found[bestRank(namesOf(item), search.rankNearly)]?.push(item);
  return found;
}

function bestRank(names: readonly SearchName[], rankOf: Search['rank']): Rank {
  let best: Rank = ranks.none;
  for (const name of names) {
    const rank = rankOf(name);
    if (rank < best) best = rank;
  }
  return best;
}
