import { gatewayApi } from '../client/gatewayApi.ts';
import { addRecentGame } from '../contract/games/addRecentGame.ts';
import type { CallValue } from '../contract/call.ts';
import type { Game } from './games.transform.ts';
import { recentGamesApi } from './getRecentGames.api.ts';

export interface OpenedGame {
  game: Pick<Game, 'id' | 'vendorCode'>;
  /** The entry of the list from which the player opened the game; undefined if it was not opened from a list. */
  listed?: Game | undefined;
  /** Language of the list of recent games. */
  language: string;
}

/** Maximum length of the gateway's list. */
const mostRecent = 20;

export const addRecentGameApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Makes a game the most recent game of a member. Sends it to the gateway, because some gateways do not do so at a
     * launch, and updates the cached list immediately. If the game was not opened from a list, the cached list is
     * requested again.
     */
    addRecentGame: build.mutation<CallValue<typeof addRecentGame>, OpenedGame>({
      query: ({ game, language }) => ({
        call: addRecentGame,
        query: { nodeId: game.id, vendor: game.vendorCode, language },
      }),
      async onQueryStarted({ listed, language }, { dispatch, queryFulfilled }) {
        if (listed !== undefined) {
          dispatch(
            recentGamesApi.util.updateQueryData('getRecentGames', { language }, (list) =>
              [listed, ...list.filter(({ id }) => id !== listed.id)].slice(0, mostRecent),
            ),
          );
        }
        await queryFulfilled.catch(() => undefined);
        if (listed === undefined)
          await dispatch(
            recentGamesApi.endpoints.getRecentGames.initiate({ language }, { forceRefetch: true, subscribe: false }),
          );
      },
    }),
  }),
});
