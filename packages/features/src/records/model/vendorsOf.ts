import type { GameType } from '@livery/api/contract';
import type { GameCategory, Vendor } from '@livery/api/games/gameLists';

/** Returns the vendors of a kind of game, or of all kinds. Each vendor is included once, in the gateway's order. */
export function vendorsOf(categories: readonly GameCategory[], gameType: GameType | undefined): readonly Vendor[] {
  const all = categories
    .filter((category) => gameType === undefined || category.gameType === gameType)
    .flatMap(({ vendors }) => vendors.map((vendor) => [vendor.code, vendor] as const));
  return [...new Map(all).values()];
}
