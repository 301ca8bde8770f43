import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getDraws } from '../contract/lottery/getDraws.ts';
import { getElottList } from '../contract/lottery/getElottList.ts';
import { getLotteryGames } from '../contract/lottery/getLotteryGames.ts';
import { getLottList } from '../contract/lottery/getLottList.ts';
import { getOpenedNumbers } from '../contract/lottery/getOpenedNumbers.ts';
import { toBettableLotteries, toLotteries, toLotteryDraws, toOpenedNumbers } from './lottery.transform.ts';
export type {
  BettableLotteries,
  BettableLottery,
  DrawnNumbers,
  Lottery,
  OpenDraw,
  OpenedLottery,
  OpenedNumbers,
} from './lottery.transform.ts';

export interface LotteryFilter {
  /** A language code of the gateway, for example EN. */
  language: string;
}

export interface DrawsFilter extends LotteryFilter {
  /** Code of the lottery. */
  code: string;
  /** Number of past draws, at most 100. */
  count: number;
}

const inLanguage = { query: ({ language }: LotteryFilter) => ({ language }) };

export const lotteryApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every lottery with its plays, and the limits for stakes. */
    getLotteryGames: gatewayQuery(build, getLotteryGames)({ ...inLanguage, transform: toBettableLotteries }),
    /** Lotteries of the category LOTT. */
    getLottList: gatewayQuery(build, getLottList)({ ...inLanguage, transform: toLotteries }),
    /** Lotteries of the category ELOTT. */
    getElottList: gatewayQuery(build, getElottList)({ ...inLanguage, transform: toLotteries }),
    /** Every lottery with its last numbers and the draw that takes bets now. */
    getOpenedNumbers: gatewayQuery(build, getOpenedNumbers)({ ...inLanguage, transform: toOpenedNumbers }),
    /** The last draws of one lottery. */
    getDraws: gatewayQuery(
      build,
      getDraws,
    )({
      query: ({ language, code, count }: DrawsFilter) => ({ language, gameCode: code, pageNo: 1, pageSize: count }),
      transform: toLotteryDraws,
    }),
  }),
});

export const {
  useGetLotteryGamesQuery,
  useGetLottListQuery,
  useGetElottListQuery,
  useGetOpenedNumbersQuery,
  useGetDrawsQuery,
} = lotteryApi;
