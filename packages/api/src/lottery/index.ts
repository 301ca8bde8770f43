export {
  lotteryApi,
  useGetDrawsQuery,
  useGetElottListQuery,
  useGetLotteryGamesQuery,
  useGetLottListQuery,
  useGetOpenedNumbersQuery,
} from './lottery.api.ts';
export type { DrawsFilter, LotteryFilter } from './lottery.api.ts';
export type {
  BettableLotteries,
  BettableLottery,
  DrawnNumbers,
  Lottery,
  OpenedLottery,
  OpenedNumbers,
  OpenDraw,
} from './lottery.transform.ts';
