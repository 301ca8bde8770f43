import { gatewayApi } from '../client/gatewayApi.ts';
import { resolveGatewayUrl } from '../client/resolveGatewayUrl.ts';
import { gatewayMutation } from '../client/endpoint.ts';
import { withoutUndefined } from '../client/withoutUndefined.ts';
import { launchGame } from '../contract/games/launchGame.ts';
import type { PrizeMode } from '../contract/lottery/prizeMode.ts';
import type { Game } from './games.transform.ts';

export type { PrizeMode } from '../contract/lottery/prizeMode.ts';
export { gameTypes } from '../contract/games/gameTypes.ts';

/** The data that identifies a game for its launch. */
export interface NamedGame extends Pick<Game, 'id' | 'category' | 'vendorCode' | 'roomId' | 'supportPlay'> {
  gameId?: string;
  /** Whether to open the lobby of the lottery's vendor instead of the game. */
  isLobby?: boolean;
  /** Payout mode of a lottery. */
  prizeMode?: PrizeMode;
}

export interface LaunchRequest {
  game: NamedGame;
  /** Target of the game's back link: a path on our own host. */
  backUrl?: string;
}

export const launchApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    // A mutation although the call is a GET. Each launch creates a one-time ticket, so it must not be cached or
    // repeated.
    launchGame: gatewayMutation(
      build,
      launchGame,
    )({
      query: ({ game, backUrl }: LaunchRequest, { getLanguage }) =>
        withoutUndefined({
          gameCategory: game.category,
          vassalage: game.vendorCode,
          // Either gameId or roomId identifies the game.
          gameId: game.roomId === undefined ? game.gameId : undefined,
          roomId: game.roomId,
          gameCode: game.isLobby ? ('lobby' as const) : undefined,
          prizeMode: game.prizeMode,
          nodeId: game.id,
          supportPlay: game.supportPlay,
          platform: 'html5' as const,
          language: getLanguage(),
          backUrl,
        }),
      transform: ({ url }, { merchant }) => ({ url: resolveGatewayUrl(merchant, url) }),
    }),
  }),
});
