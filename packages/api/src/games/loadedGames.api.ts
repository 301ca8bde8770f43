import { createSelector } from '@reduxjs/toolkit';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { Game, GamePage } from './games.transform.ts';

/** Endpoints whose replies hold games, those first whose games a player is likeliest to look for. */
const endpoints = ['getRecentGames', 'favoriteGames', 'getHotGames', 'gameList'];

type WithGateway = { [gatewayApi.reducerPath]: { queries: Record<string, LoadedQuery | undefined> } };
type LoadedQuery = { endpointName?: string; data?: unknown; originalArgs?: { language?: string } | undefined };
type LoadedGames = Game[] | { pages: GamePage[] };

/**
 * The games that are already on this device, whichever lists they came with, each once: those the member played, their
 * favourites, the hot ones, then all others. Where a list says what a game is called in the player's language, it is
 * that one. Lists in another language than this one do not count.
 *
 * @param language gateway code, such as EN
 */
export const selectLoadedGames: (state: unknown, language: string) => readonly Game[] = createSelector(
  (state: unknown) => (state as WithGateway)[gatewayApi.reducerPath].queries,
  (_state: unknown, language: string) => language,
  (queries, language) => {
    const replies = Object.values(queries).filter(
      (query) => query?.data !== undefined && query.originalArgs?.language === language,
    );
    const games = new Map<string, Game>();
    for (const endpoint of endpoints)
      for (const query of replies) {
        if (query?.endpointName !== endpoint) continue;
        for (const game of gamesOf(query.data as LoadedGames))
          if (games.get(game.id)?.localName === undefined) games.set(game.id, game);
      }
    return [...games.values()];
  },
);

const favoriteEndpoints: readonly (string | undefined)[] = ['favoriteGames', 'allFavoriteGames'];

/** Whether a list of favourites that is on this device has the game, on whichever of its pages. */
export const selectIsLoadedFavorite = (state: unknown, gameId: string): boolean =>
  Object.values((state as WithGateway)[gatewayApi.reducerPath].queries).some(
    (query) =>
      query?.data !== undefined &&
      favoriteEndpoints.includes(query.endpointName) &&
      gamesOf(query.data as LoadedGames).some(({ id }) => id === gameId),
  );

const gamesOf = (data: LoadedGames) => (Array.isArray(data) ? data : data.pages.flatMap((page) => page.games));
