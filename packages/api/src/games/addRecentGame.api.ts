import { gatewayApi } from '../client/gatewayApi.ts';
import { addRecentGame } from '../contract/games/addRecentGame.ts';
import type { CallValue } from '../contract/call.ts';
import type { Game } from './games.transform.ts';
import { recentGamesApi } from './getRecentGames.api.ts';

export interface OpenedGame {
  game: Pick<Game, 'id' | 'vendorCode'>;
  /** The same as a list gave it, where one did. */
  listed?: Game | undefined;
  /** Language that recent games are shown in. */
  language: string;
}

/** As many as the gateway lists. */
const mostRecent = 20;

export const addRecentGameApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Puts a game first among those that a member opened: at the gateway, for one that does not do so at a launch, and at once in
     * the list that is here already. A game that no list gave is fetched with that list.
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
