import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getRankList } from '../contract/winners/getRankList.ts';
import { getWinnerBoard } from '../contract/winners/getWinnerBoard.ts';
import { type RankPeriod, toRankedWinners, toWinnerBoard } from './winners.transform.ts';
export type { RankedWinner, RankPeriod, Win, WinnerBoard } from './winners.transform.ts';

export interface WinnersFilter {
  /** A language code of the gateway, for example EN. */
  language: string;
}

export interface RankFilter extends WinnersFilter {
  period: RankPeriod;
}

export const winnersApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** The last wins. */
    getWinnerBoard: gatewayQuery(
      build,
      getWinnerBoard,
    )({ query: ({ language }: WinnersFilter) => ({ language }), transform: toWinnerBoard }),
    /** The players with the highest winnings today, this week or this month. */
    getRankList: gatewayQuery(
      build,
      getRankList,
    )({ query: ({ language, period }: RankFilter) => ({ language, period }), transform: toRankedWinners }),
  }),
});

export const { useGetWinnerBoardQuery, useGetRankListQuery } = winnersApi;
