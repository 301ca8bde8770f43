import { gatewayApi } from '../client/gatewayApi.ts';
import { gatewayPages } from '../client/endpoint.ts';
import type { GameType } from '../contract/games/gameTypes.ts';
import { getFavoriteGames } from '../contract/games/getFavoriteGames.ts';
import { toFavoritesPage } from './games.transform.ts';

/** Which favourites, and how many a page: up to 100. */
export interface FavoritesFilter {
  /** Gateway code, such as EN. */
  language: string;
  pageSize: number;
  gameType?: GameType | undefined;
  vendorCode?: string | undefined;
}

export const favoritesApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    favoriteGames: gatewayPages(
      build,
      getFavoriteGames,
    )({
      query: ({ language, pageSize, gameType, vendorCode }: FavoritesFilter, pageNo) => ({
        language,
        pageNo,
        pageSize,
        gameType,
        vendor: vendorCode,
      }),
      transform: toFavoritesPage,
      tags: ['FavoriteGames'],
    }),
  }),
});

export const { useFavoriteGamesInfiniteQuery } = favoritesApi;
