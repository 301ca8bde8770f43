import type { GameType } from '@livery/api/contract';
import type { Vendor } from '@livery/api/games/gameLists';
import type { ListKind } from './listAddress.ts';

/** One list within a kind of game: all games, a part that the product defines, or a class of the vendors. */
export interface CategoryTab {
  kind: ListKind;
  /** A class of games. Its list has the kind `all`. */
  classification?: Vendor['classifications'][number];
}

interface TabsOf {
  /** The kind of game. Undefined: all kinds. */
  gameType: GameType | undefined;
  /** The vendors whose classes are offered: the chosen vendor, or all vendors of the kind. */
  vendors: readonly Vendor[];
  /** Whether it is the game list, which has the hot games first, and the new games of every kind. */
  isGameList: boolean;
  hasFavorites: boolean;
}

/**
 * Returns the tabs of a list of games, in display order. FISH has no classes. Outside the game list, only RNG has a tab
 * of new games.
 */
export function categoryTabs({ gameType, vendors, isGameList, hasFavorites }: TabsOf): readonly CategoryTab[] {
  const classes = new Map(vendors.flatMap(({ classifications }) => classifications.map((one) => [one.code, one])));
  return [
    ...(isGameList ? [{ kind: 'hot' } as const] : []),
    { kind: 'all' },
    ...(isGameList || gameType === 'RNG' ? [{ kind: 'new' } as const] : []),
    ...(hasFavorites ? [{ kind: 'fav' } as const] : []),
    ...(gameType === undefined || gameType === 'FISH' ? [] : [...classes.values()]).map(
      (classification) => ({ kind: 'all', classification }) as const,
    ),
  ];
}
