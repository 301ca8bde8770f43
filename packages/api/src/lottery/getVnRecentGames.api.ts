import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getVnRecentGames } from '../contract/lottery/getVnRecentGames.ts';
import type { LotteryFilter } from './lottery.api.ts';
import { type Lottery, toLottery } from './lottery.transform.ts';

/** A Vietnamese lottery that the player bet on. */
export interface VnRecentGame extends Lottery {
  /** Milliseconds since 1970, by the gateway's clock. */
  lastPlayedAt: number;
}

export const getVnRecentGamesApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** The Vietnamese lotteries that a player bet on, the most recent lottery first. */
    getVnRecentGames: gatewayQuery(
      build,
      getVnRecentGames,
    )({
      query: ({ language }: LotteryFilter) => ({ language }),
      transform: ({ list }): VnRecentGame[] =>
        list.map((game) => ({ ...toLottery(game), lastPlayedAt: Date.parse(game.lastPlayedAt) })),
    }),
  }),
});

export const { useGetVnRecentGamesQuery } = getVnRecentGamesApi;
