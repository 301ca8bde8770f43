import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getRecentGames } from '../contract/games/getRecentGames.ts';
import { toGame } from './games.transform.ts';

export const recentGamesApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** The games that a member opened last, newest first, at most 20. */
    getRecentGames: gatewayQuery(
      build,
      getRecentGames,
    )({
      query: ({ language }: { language: string }) => ({ language }),
      transform: ({ list }) => list.map(toGame),
    }),
  }),
});

export const { useGetRecentGamesQuery } = recentGamesApi;
