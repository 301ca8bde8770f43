import { createSearch, type Rank, ranks, type Search } from './createSearch.ts';
import type { SearchName } from './searchName.ts';

/**
 * Items whose names match the typed text, the best matches first. Equal matches are in the given order. Names that
 * match only with a typing mistake or by their sound are found only if no name or kind matches the typed words.
 *
 * @param namesOf returns all names of an item
 * @param kindOf returns the names of an item's kind, for example its vendor and category. Items that match only by
 * their kind come after items whose own names match. If the typed text is the whole name of a kind, items that contain
 * it only as a part of a word come later. Must return the same array for the same kind
 */
export function findByName<Item>(
  items: Iterable<Item>,
  typed: string,
  namesOf: (item: Item) => readonly SearchName[],
  kindOf?: (item: Item) => readonly SearchName[],
): Item[] {
  return rankByName(items, typed, namesOf, kindOf).flat();
}

/** The result of `findByName` by quality: one list for each of `ranks`, best first, possibly empty. */
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
  const isKind = ofKinds(search.isKind);
  for (const item of items) {
    const rank = bestRank(namesOf(item), search.rank);
    const list = rank === ranks.none && kindOf && isKind(kindOf(item)) ? found[ranks.kind] : found[rank];
    (list ?? others).push(item);
  }
  const isFound = [ranks.begins, ranks.words, ranks.kind].some((rank) => found[rank]!.length > 0);
  if (!isFound) for (const item of others) found[bestRank(namesOf(item), search.rankNearly)]?.push(item);
  if (kindOf) moveParts(found, search, namesOf, kindOf);
  return found;
}

/**
 * Has an effect only if the typed text is the whole name of a kind, for example of a category. Then items of other
 * kinds move to the end if their names contain the text only as a part of a word. For example, the Burmese word for
 * fish is also the beginning of a word for five numbers.
 */
function moveParts<Item>(
  found: Item[][],
  search: Search,
  namesOf: (item: Item) => readonly SearchName[],
  kindOf: (item: Item) => readonly SearchName[],
): void {
  const isKind = ofKinds(search.isWhole);
  if (!found.some((list) => list.some((item) => isKind(kindOf(item))))) return;
  const isPart = (item: Item) => !isKind(kindOf(item)) && !namesOf(item).some(search.hasWords);
  for (const rank of [ranks.begins, ranks.words, ranks.inside]) {
    found[ranks.part]!.push(...found[rank]!.filter(isPart));
    found[rank] = found[rank]!.filter((item) => !isPart(item));
  }
}

/**
 * Creates a function that returns whether one of the names of a kind passes the test. Each kind is tested only once,
 * because many items have the same kind.
 */
function ofKinds(test: (name: SearchName) => boolean): (names: readonly SearchName[]) => boolean {
  const known = new Map<readonly SearchName[], boolean>();
  return (names) => {
    const isMeant = known.get(names) ?? names.some(test);
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
