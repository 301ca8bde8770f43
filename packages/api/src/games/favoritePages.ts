import type { Game, GamePage } from './games.transform.ts';

/** A cached list of favourites: its loaded pages. */
export interface FavoritePages {
  pages: GamePage[];
}

/** Position of a game in a list of favourites: its page, and its index on that page, both from 0. */
export interface FavoritePosition {
  page: number;
  index: number;
}

export function positionOf({ pages }: FavoritePages, gameId: string): FavoritePosition | undefined {
  for (const [page, { games }] of pages.entries()) {
    const index = games.findIndex(({ id }) => id === gameId);
    if (index >= 0) return { page, index };
  }
  return undefined;
}

/**
 * Inserts a game at a position, or as near to it as the list allows. A game that is already in the list does not move.
 * Mutates `list`.
 */
export function insertGame(list: FavoritePages, game: Game, { page, index }: FavoritePosition): void {
  if (positionOf(list, game.id)) return;
  const target = list.pages[Math.min(page, list.pages.length - 1)];
  target?.games.splice(index, 0, game);
}

/** Removes a game from all pages. Mutates `list`. */
export function removeGame(list: FavoritePages, gameId: string): void {
  for (const page of list.pages) {
    page.games = page.games.filter(({ id }) => id !== gameId);
  }
}
