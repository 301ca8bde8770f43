import { createSearch, type Rank, ranks, type Search } from './createSearch.ts';
import type { SearchName } from './searchName.ts';

/**
 * Those whose names match what was typed, the best matches first, equal ones in the order given. Names that match but for a
 * typing mistake, or as they sound, are found where no word of any name is as it was typed.
 *
 * @param namesOf every name that one goes by
 * @param kindOf the names of its kind, such as its vendor and category: found after those whose own names match. The same array
 *   for the same kind
 */
export function findByName<Item>(
  items: Iterable<Item>,
  typed: string,
  namesOf: (item: Item) => readonly SearchName[],
  kindOf?: (item: Item) => readonly SearchName[],
): Item[] {
  return rankByName(items, typed, namesOf, kindOf).flat();
}

/** What `findByName` finds, apart by how well it matches: a list for each of `ranks`, the best first, some of them empty. */
export function rankByName<Item>(
  items: Iterable<Item>,
  typed: string,
  namesOf: (item: Item) => readonly SearchName[],
  kindOf?: (item: Item) => readonly SearchName[],
): Item[][] {
  const search = createSearch(typed);
  if (search === undefined) return [];
  const found: Item[][] = Array.from({ length: ranks.none }, () => []);
  const others: Item[] = [];
  const isKind = isKindOf(search);
  for (const item of items) {
    const rank = bestRank(namesOf(item), search.rank);
    const list = rank === ranks.none && kindOf && isKind(kindOf(item)) ? found[ranks.kind] : found[rank];
    (list ?? others).push(item);
  }
  const isFound = [ranks.begins, ranks.words, ranks.kind].some((rank) => found[rank]!.length > 0);
  if (!isFound) for (const item of others) found[bestRank(namesOf(item), search.rankNearly)]?.push(item);
  return found;
}

/** Whether one of the names of a kind is meant. Each kind is compared once: many items share it. */
function isKindOf(search: Search): (names: readonly SearchName[]) => boolean {
  const known = new Map<readonly SearchName[], boolean>();
  return (names) => {
    const isMeant = known.get(names) ?? names.some(search.isKind);
    known.set(names, isMeant);
    return isMeant;
  };
}

function bestRank(names: readonly SearchName[], rankOf: Search['rank']): Rank {
  let best: Rank = ranks.none;
  for (const name of names) {
    const rank = rankOf(name);
    if (rank < best) best = rank;
  }
  return best;
}
