import { gatewayApi } from '../client/gatewayApi.ts';
import { gatewayPages, gatewayQuery } from '../client/endpoint.ts';
import type { GameType } from '../contract/games/gameTypes.ts';
import { getGameList } from '../contract/games/getGameList.ts';
import { getHotGames } from '../contract/games/getHotGames.ts';
import { getVendorGameTypes } from '../contract/games/getVendorGameTypes.ts';
import { toCategories, toGame, toGamePage } from './games.transform.ts';
export { gameIconCandidates } from './games.transform.ts';
export { vendorLogoCandidates } from './vendorLogos.ts';
export type { Game, GameCategory, GamePage, Vendor } from './games.transform.ts';

/** Selects games of the whole catalogue. All fields except the language are optional. */
export interface GameListFilter {
  /** A language code of the gateway, for example EN. */
  language: string;
  gameType?: GameType;
  vendorCode?: string;
  /** A vendor's classification, for example "megaways". */
  classification?: string;
  /** Part of a game's name. */
  search?: string;
  isNew?: boolean;
}

const pageSize = 25;

export const gameListsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    getVendorGameTypes: gatewayQuery(
      build,
      getVendorGameTypes,
    )({
      query: (_: void, { merchant }) => ({ typeId: '1', merchant_code: merchant.code }),
      transform: toCategories,
    }),

    getHotGames: gatewayQuery(
      build,
      getHotGames,
    )({
      query: ({ language }: { language: string }, { merchant }) => ({
        merchantCode: merchant.code,
        isPlatform: '2',
        platform: 'html5',
        // The gateway has no hot games in Urdu.
        language: language === 'UR' ? 'EN' : language,
      }),
      transform: ({ list }) => list.map(toGame),
    }),

    gameList: gatewayPages(
      build,
      getGameList,
    )({
      query: (filter: GameListFilter, pageNo, { merchant }, after) => ({
        merchant: merchant.code,
        clientType: '2',
        platform: 'html5',
        language: filter.language,
        gameType: filter.gameType,
        vassalage: filter.vendorCode,
        gameClassify: filter.classification,
        gameName: filter.search,
        isNew: filter.isNew ? '1' : undefined,
        pageNo,
        pageSize,
        after,
      }),
      transform: toGamePage,
    }),
  }),
});

export const { useGetVendorGameTypesQuery, useGetHotGamesQuery, useGameListInfiniteQuery } = gameListsApi;
