import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getVnGameMenu } from '../contract/lottery/getVnGameMenu.ts';
import type { LotteryFilter } from './lottery.api.ts';
import { type Lottery, type OpenDraw, toLottery, toOpenDraw } from './lottery.transform.ts';

/** A Vietnamese lottery with the draw that takes bets, if there is one. */
export interface VnGame extends Lottery {
  current?: OpenDraw | undefined;
}

export interface VnRegion {
  region: NonNullable<Lottery['region']>;
  /** In the requested language. */
  name: string;
  games: VnGame[];
}

export interface VnGameMenu {
  /** Milliseconds that the gateway's clock is ahead of this device's clock. */
  clockOffset: number;
  regions: VnRegion[];
}

export const getVnGameMenuApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** The Vietnamese lotteries by region. */
    getVnGameMenu: gatewayQuery(
      build,
      getVnGameMenu,
    )({ query: ({ language }: LotteryFilter) => ({ language }), transform: toVnGameMenu }),
  }),
});

export const { useGetVnGameMenuQuery } = getVnGameMenuApi;

function toVnGameMenu({ serverTime, regions }: CallValue<typeof getVnGameMenu>): VnGameMenu {
  return {
    clockOffset: Date.parse(serverTime) - Date.now(),
    regions: regions.map(({ region, regionName, games }) => ({
      region,
      name: regionName,
      games: games.map((game) => ({ ...toLottery(game), current: game.current && toOpenDraw(game.current) })),
    })),
  };
}
