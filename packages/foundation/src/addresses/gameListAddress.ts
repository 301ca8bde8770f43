import { paths } from './paths.ts';

/** What the address of the game list carries in its query. What is absent or empty is left out of it. */
export interface GameListQuery {
  type?: 'hot' | 'new' | 'fav';
  gameType?: string;
  /** A vendor's code. */
  vendor?: string;
  /** A class of games, such as "megaways". */
  classification?: string;
  /** Words the player searched for. */
  search?: string;
}

/** The names that the query's values have in the address. `vassalage` is the older product's word for a vendor. */
export const gameListQueryNames = {
  gameType: 'gameType',
  type: 'type',
  vendor: 'vassalage',
  classification: 'gameClassify',
  search: 'q',
} as const satisfies Record<keyof GameListQuery, string>;

/** The address of a list of games: path and query, such as `/m/gameList?type=fav`. Without a query it shows all games. */
export function gameListAddress(query: GameListQuery = {}): string {
  const written = new URLSearchParams();
  for (const [key, name] of Object.entries(gameListQueryNames) as [keyof GameListQuery, string][]) {
    const value = query[key];
    if (value) written.set(name, value);
  }
  return written.size === 0 ? paths.gameList : `${paths.gameList}?${written}`;
}
