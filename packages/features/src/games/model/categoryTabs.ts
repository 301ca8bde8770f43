import type { GameType } from '@livery/api/contract';
import type { Vendor } from '@livery/api/games/gameLists';
import type { ListKind } from './listAddress.ts';

/** One list within a kind of game: all of it, a part that the product makes, or a class of the vendors'. */
export interface CategoryTab {
  kind: ListKind;
  /** A class of games; its list is one of kind `all`. */
  classification?: Vendor['classifications'][number];
}

interface TabsOf {
  /** Undefined for all kinds. */
  gameType: GameType | undefined;
  /** Whose classes are offered: the vendor on show, or all that the kind has. */
  vendors: readonly Vendor[];
  /** Whether the hot games are one of the lists, the first. */
  hasHot: boolean;
  hasFavorites: boolean;
}

/** The tabs over a list of games, in their order. FISH does without classes, and only RNG has new games apart. */
export function categoryTabs({ gameType, vendors, hasHot, hasFavorites }: TabsOf): readonly CategoryTab[] {
  const classes = new Map(vendors.flatMap(({ classifications }) => classifications.map((one) => [one.code, one])));
  return [
    ...(hasHot ? [{ kind: 'hot' } as const] : []),
    { kind: 'all' },
    ...(gameType === 'RNG' ? [{ kind: 'new' } as const] : []),
    ...(hasFavorites ? [{ kind: 'fav' } as const] : []),
    ...(gameType === undefined || gameType === 'FISH' ? [] : [...classes.values()]).map(
      (classification) => ({ kind: 'all', classification }) as const,
    ),
  ];
}
