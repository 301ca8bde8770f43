import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { GameType } from '../contract/games/gameTypes.ts';
import { getPopularGames } from '../contract/games/getPopularGames.ts';
import { toGame } from './games.transform.ts';

export const popularGamesApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** The most played games of the merchant, the most played game first, at most 30. Of one kind, or of all kinds. */
    getPopularGames: gatewayQuery(
      build,
      getPopularGames,
    )({
      query: ({ language, gameType }: { language: string; gameType?: GameType }) => ({ language, gameType }),
      transform: ({ list }) => list.map(toGame),
    }),
  }),
});

export const { useGetPopularGamesQuery } = popularGamesApi;
