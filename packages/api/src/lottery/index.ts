export { lotteryApi, useGetElottListQuery, useGetLotteryGamesQuery, useGetLottListQuery } from './lottery.api.ts';
export type { LotteryFilter } from './lottery.api.ts';
export type { BettableLotteries, BettableLottery, Lottery } from './lottery.transform.ts';
