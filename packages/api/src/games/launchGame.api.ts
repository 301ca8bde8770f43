import { gatewayApi } from '../client/gatewayApi.ts';
import { resolveGatewayUrl } from '../client/resolveGatewayUrl.ts';
import { gatewayMutation } from '../client/endpoint.ts';
import { launchGame } from '../contract/games/launchGame.ts';
import type { Game } from './games.transform.ts';

export interface LaunchRequest {
  game: Game;
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
      query: ({ game, backUrl }: LaunchRequest, { getLanguage }) => ({
        gameCategory: game.category,
        vassalage: game.vendorCode,
        ...(game.roomId === undefined ? { gameId: game.gameId } : { roomId: game.roomId }),
        nodeId: game.id,
        supportPlay: game.supportPlay,
        platform: 'html5',
        language: getLanguage(),
        backUrl,
      }),
      transform: ({ url }, { merchant }) => ({ url: resolveGatewayUrl(merchant, url) }),
    }),
  }),
});
