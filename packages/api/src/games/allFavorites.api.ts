import { gatewayPages } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getFavoriteGamesAll } from '../contract/games/getFavoriteGamesAll.ts';
import { toFavoritesPage } from './games.transform.ts';

/** Favourites a page where those of every kind are shown. */
const pageSize = 21;

export const allFavoritesApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** A member's favourites of every kind, newest first, 21 a page. */
    allFavoriteGames: gatewayPages(
      build,
      getFavoriteGamesAll,
    )({
      query: ({ language }: { language: string }, pageNo) => ({ language, pageNo, pageSize }),
      transform: toFavoritesPage,
      tags: ['FavoriteGames'],
    }),
  }),
});

export const { useAllFavoriteGamesInfiniteQuery } = allFavoritesApi;
