import { atGateway } from '../client/atGateway.ts';
import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getLiveModels } from '../contract/live-models/getLiveModels.ts';
import { getRankList } from '../contract/winners/getRankList.ts';
import { getWinnerBoard } from '../contract/winners/getWinnerBoard.ts';
import { type RankPeriod, toLiveModels, toRankedWinners, toWinnerBoard } from './lobby.transform.ts';

export interface LobbyFilter {
  /** Gateway code, such as EN. */
  language: string;
}

export interface RankFilter extends LobbyFilter {
  period: RankPeriod;
}

export const lobbyApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** The last wins. */
    getWinnerBoard: gatewayQuery(
      build,
      getWinnerBoard,
    )({ query: ({ language }: LobbyFilter) => ({ language }), transform: toWinnerBoard }),
    /** Who won most today, this week or this month. */
    getRankList: gatewayQuery(
      build,
      getRankList,
    )({ query: ({ language, period }: RankFilter) => ({ language, period }), transform: toRankedWinners }),
    /** Who is on air. Fails with NOT_ALLOWED where the merchant has LIVEMODELS off. */
    getLiveModels: gatewayQuery(
      build,
      getLiveModels,
    )({
      query: ({ language }: LobbyFilter) => ({ language, active: '1', streaming: '1' }),
      transform: (value, { merchant }) => toLiveModels(value, (url) => atGateway(merchant, url)),
    }),
  }),
});

export const { useGetWinnerBoardQuery, useGetRankListQuery, useGetLiveModelsQuery } = lobbyApi;
