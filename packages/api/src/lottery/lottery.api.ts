import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getElottList, getLotteryGames, getLottList } from '../contract/lottery.ts';
import { toBettableLotteries, toLotteries } from './lottery.transform.ts';

export interface LotteryFilter {
  /** Gateway code, such as EN. */
  language: string;
}

const inLanguage = { query: ({ language }: LotteryFilter) => ({ language }) };

export const lotteryApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every lottery with what can be played on it, and how much may be staked. */
    getLotteryGames: gatewayQuery(build, getLotteryGames)({ ...inLanguage, transform: toBettableLotteries }),
    /** Lotteries of the category LOTT. */
    getLottList: gatewayQuery(build, getLottList)({ ...inLanguage, transform: toLotteries }),
    /** Lotteries of the category ELOTT. */
    getElottList: gatewayQuery(build, getElottList)({ ...inLanguage, transform: toLotteries }),
  }),
});

export const { useGetLotteryGamesQuery, useGetLottListQuery, useGetElottListQuery } = lotteryApi;
