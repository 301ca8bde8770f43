import { gatewayApi } from '../client/gatewayApi.ts';
import { resolveGatewayUrl } from '../client/resolveGatewayUrl.ts';
import { gatewayMutation } from '../client/endpoint.ts';
import { withoutUndefined } from '../client/withoutUndefined.ts';
import { launchGame } from '../contract/games/launchGame.ts';
import type { PrizeMode } from '../contract/lottery/prizeMode.ts';
import type { Game } from './games.transform.ts';

export type { PrizeMode } from '../contract/lottery/prizeMode.ts';
export { gameTypes } from '../contract/games/gameTypes.ts';

/** What names a game to whoever opens it. */
export interface NamedGame extends Pick<Game, 'id' | 'category' | 'vendorCode' | 'roomId' | 'supportPlay'> {
  gameId?: string;
  /** Opens the lobby of the lottery's vendor. */
  isLobby?: boolean;
  /** How a lottery pays. */
  prizeMode?: PrizeMode;
}

export interface LaunchRequest {
  game: NamedGame;
  /** Path on our own host that the game's way out leads back to. */
  backUrl?: string;
}

export const launchApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    // A mutation though it is a GET: each launch makes a one-time ticket, so nothing may be cached or asked twice.
    launchGame: gatewayMutation(
      build,
      launchGame,
    )({
      query: ({ game, backUrl }: LaunchRequest, { getLanguage }) =>
        withoutUndefined({
          gameCategory: game.category,
          vassalage: game.vendorCode,
          // One of both names the game.
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
