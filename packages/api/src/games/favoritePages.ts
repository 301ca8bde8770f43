import type { Game, GamePage } from './games.transform.ts';

/** A favourites list as it is cached: its pages so far. */
export interface FavoritePages {
  pages: GamePage[];
}

/** Where a game stands: page and index in it, both from 0. */
export interface Place {
  page: number;
  index: number;
}

export function placeOf({ pages }: FavoritePages, gameId: string): Place | undefined {
  for (const [page, { games }] of pages.entries()) {
    const index = games.findIndex(({ id }) => id === gameId);
    if (index >= 0) return { page, index };
  }
  return undefined;
}

/** Puts a game at a place, or as near as the list still allows. A game that is there already stays where it is. Changes `list`. */
export function insertGame(list: FavoritePages, game: Game, { page, index }: Place): void {
  if (placeOf(list, game.id)) return;
  const target = list.pages[Math.min(page, list.pages.length - 1)];
  target?.games.splice(index, 0, game);
}

/** Takes a game out wherever it is. Changes `list`. */
export function removeGame(list: FavoritePages, gameId: string): void {
  for (const page of list.pages) {
    page.games = page.games.filter(({ id }) => id !== gameId);
  }
}
