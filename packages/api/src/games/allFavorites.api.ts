import { gatewayPages } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getFavoriteGamesAll } from '../contract/games/getFavoriteGamesAll.ts';
import { toFavoritesPage } from './games.transform.ts';

/** Page size of the favourites of all kinds. */
const pageSize = 21;

export const allFavoritesApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** A member's favourites of all kinds, newest first, 21 per page. */
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
