import { gatewayApi } from '../client/gatewayApi.ts';
import { gatewayPages } from '../client/endpoint.ts';
import type { GameType } from '../contract/games/gameTypes.ts';
import { getFavoriteGames } from '../contract/games/getFavoriteGames.ts';
import type { GatewayError } from '../client/errors.ts';
import type { Reply } from '../client/readReply.ts';
import type { CallValue } from '../contract/call.ts';
import type { FavoritePages } from './favoritePages.ts';
import { toFavoritesPage } from './games.transform.ts';

/** Selects the favourites, and the page size: up to 100. */
export interface FavoritesFilter {
  /** A language code of the gateway, for example EN. */
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

    /**
     * All favourites after the first page, for hearts. This query is separate from the list, because the list loads its
     * pages on scroll. If one page fails, the query fails.
     */
    laterFavorites: build.query<FavoritePages, Pick<FavoritesFilter, 'language' | 'pageSize'>>({
      queryFn: async ({ language, pageSize }, _api, _options, send) => {
        const pages: FavoritePages['pages'] = [];
        let pageNo = 1;
        do {
          pageNo += 1;
          // The pages are requested one after another, because each page shows whether another page follows.
          const reply = (await send({ call: getFavoriteGames, query: { language, pageNo, pageSize } })) as
            | Pick<Reply, 'data' | 'error'>
            | { data?: unknown; error?: GatewayError };
          if (reply.error) return { error: reply.error };
          pages.push(toFavoritesPage(reply.data as CallValue<typeof getFavoriteGames>));
        } while (pageNo < pages.at(-1)!.totalPages);
        return { data: { pages } };
      },
      // `Member` removes the result when the session ends, as `gatewayQuery` does for the other calls of members.
      providesTags: ['FavoriteGames', 'Member'],
    }),
  }),
});

export const { useFavoriteGamesInfiniteQuery, useLaterFavoritesQuery } = favoritesApi;
