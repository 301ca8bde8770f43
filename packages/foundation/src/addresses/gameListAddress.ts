import { paths } from './paths.ts';

/** The values in the query of the game list address. Missing and empty values are omitted. */
export interface GameListQuery {
  type?: 'hot' | 'new' | 'fav';
  gameType?: string;
  /** A vendor's code. */
  vendor?: string;
  /** A class of games, for example "megaways". */
  classification?: string;
  /** The player's search text. */
  search?: string;
}

/** Query parameter names of the values. `vassalage` is the older product's word for a vendor. */
export const gameListQueryNames = {
  gameType: 'gameType',
  type: 'type',
  vendor: 'vassalage',
  classification: 'gameClassify',
  search: 'q',
} as const satisfies Record<keyof GameListQuery, string>;

/**
 * The address of a list of games: path and query, for example `/m/gameList?type=fav`. Without a query it shows all
 * games.
 */
export function gameListAddress(query: GameListQuery = {}): string {
  const written = new URLSearchParams();
  for (const [key, name] of Object.entries(gameListQueryNames) as [keyof GameListQuery, string][]) {
    const value = query[key];
    if (value) written.set(name, value);
  }
  return written.size === 0 ? paths.gameList : `${paths.gameList}?${written}`;
}
