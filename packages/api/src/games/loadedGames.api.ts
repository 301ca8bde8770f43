import { createSelector } from '@reduxjs/toolkit';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { Game, GamePage } from './games.transform.ts';

/** Endpoints whose replies contain games, most relevant for a search first. */
const endpoints = ['getRecentGames', 'favoriteGames', 'getHotGames', 'gameList'];

type WithGateway = { [gatewayApi.reducerPath]: { queries: Record<string, LoadedQuery | undefined> } };
type LoadedQuery = { endpointName?: string; data?: unknown; originalArgs?: { language?: string } | undefined };
type LoadedGames = Game[] | { pages: GamePage[] };

/**
 * Selects the games in the cache, from all lists and without duplicates: recent games, favourites, hot games, then all
 * others. If one list has the name in the player's language, the game has this name. Lists in another language are
 * ignored.
 *
 * @param language a language code of the gateway, for example EN
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

/** Whether a cached list of favourites contains the game, on any page. */
export const selectIsLoadedFavorite = (state: unknown, gameId: string): boolean =>
  Object.values((state as WithGateway)[gatewayApi.reducerPath].queries).some(
    (query) =>
      query?.data !== undefined &&
      favoriteEndpoints.includes(query.endpointName) &&
      gamesOf(query.data as LoadedGames).some(({ id }) => id === gameId),
  );

const gamesOf = (data: LoadedGames) => (Array.isArray(data) ? data : data.pages.flatMap((page) => page.games));
