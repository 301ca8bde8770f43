import type { GameType } from '@livery/api/contract';
import type { GameCategory, Vendor } from '@livery/api/games/gameLists';

/** A category of the game entry: one of the gateway's kinds, or a part of one. */
export interface EntryCategory {
  id: GameType | 'ESPORTS';
  gameType: GameType;
  vendors: Vendor[];
}

/** The vendors of e-sports, by the gateway's codes. Their games are of the kind SPORTS. */
const esportsVendors: readonly string[] = ['IMES', 'SV3', 'AV', 'TF'];

/**
 * Returns the gateway's kinds in the gateway's order. SPORTS is split into sports and e-sports. A category without
 * vendors is left out.
 */
export function entryCategories(categories: readonly GameCategory[]): readonly EntryCategory[] {
  return categories
    .flatMap(({ gameType, vendors }): EntryCategory[] => {
      if (gameType !== 'SPORTS') return [{ id: gameType, gameType, vendors }];
      const isEsports = ({ code }: Vendor) => esportsVendors.includes(code);
      return [
        { id: gameType, gameType, vendors: vendors.filter((vendor) => !isEsports(vendor)) },
        { id: 'ESPORTS', gameType, vendors: vendors.filter(isEsports) },
      ];
    })
    .filter(({ vendors }) => vendors.length > 0);
}

/** Kinds whose games the entry lists. For the other kinds it shows the vendors, each of which has a lobby. */
const listedKinds: readonly string[] = ['FISH', 'LIVE', 'RNG', 'PVP'] satisfies GameType[];

export const isListed = ({ id }: EntryCategory): boolean => listedKinds.includes(id);
