import { gatewayApi } from '../client/gatewayApi.ts';
import type { GatewayError } from '../client/errors.ts';
import type { Reply } from '../client/readReply.ts';
import type { CallValue } from '../contract/call.ts';
import { addFavoriteGame } from '../contract/games/addFavoriteGame.ts';
import { removeFavoriteGame } from '../contract/games/removeFavoriteGame.ts';
import { insertGame, placeOf, removeGame } from './favoritePages.ts';
import type { FavoritePages } from './favoritePages.ts';
import { favoritesApi, type FavoritesFilter } from './favorites.api.ts';
import type { Game } from './games.transform.ts';

/** Changes of the favourites. Apart from the lists of them: a screen shows hearts long before one is tapped. */
export const favoriteChangesApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    addFavoriteGame: build.mutation<null, Game>({
      queryFn: async (game, _api, _extra, send) =>
        saved(await send({ call: addFavoriteGame, body: { nodeId: game.id, vendor: game.vendorCode } })),
      async onQueryStarted(game, api) {
        const { dispatch, queryFulfilled } = api;
        const changed = cachedFavorites(api.getState()).filter(
          ({ filter, pages }) => fits(game, filter) && placeOf(pages, game.id) === undefined,
        );
        for (const { filter } of changed) {
          dispatch(
            favoritesApi.util.updateQueryData('favoriteGames', filter, (pages) =>
              insertGame(pages, game, { page: 0, index: 0 }),
            ),
          );
        }
        // Undone by meaning, not by patch: another heart may have been tapped since, and places have moved.
        if (await isFulfilled(queryFulfilled)) {
          // A list that could not be had, or is on its way, may lack the game: it is fetched once that is over.
          if (cachedFavorites(api.getState()).length === 0)
            dispatch(favoritesApi.util.invalidateTags(['FavoriteGames']));
          return;
        }
        for (const { filter } of changed) {
          dispatch(favoritesApi.util.updateQueryData('favoriteGames', filter, (pages) => removeGame(pages, game.id)));
        }
      },
    }),

    removeFavoriteGame: build.mutation<null, Game>({
      queryFn: async (game, _api, _extra, send) =>
        saved(await send({ call: removeFavoriteGame, body: { nodeId: game.id, vendor: game.vendorCode } })),
      async onQueryStarted(game, api) {
        const { dispatch, queryFulfilled } = api;
        const cached = cachedFavorites(api.getState());
        const changed = cached.flatMap(({ filter, pages }) => {
          const place = placeOf(pages, game.id);
          return place ? [{ filter, place }] : [];
        });
        for (const { filter } of changed) {
          dispatch(favoritesApi.util.updateQueryData('favoriteGames', filter, (pages) => removeGame(pages, game.id)));
        }
        if (await isFulfilled(queryFulfilled)) {
          // With a game gone, the next page starts one game later: a list that has more is fetched anew, or it would skip one.
          if (cached.some(({ pages }) => hasMore(pages))) dispatch(favoritesApi.util.invalidateTags(['FavoriteGames']));
          return;
        }
        for (const { filter, place } of changed) {
          dispatch(
            favoritesApi.util.updateQueryData('favoriteGames', filter, (pages) => insertGame(pages, game, place)),
          );
        }
      },
    }),
  }),
});

type FavoriteState = Parameters<typeof favoritesApi.util.selectInvalidatedBy>[0];

/** Every favourites list in the cache, with what is in it. */
function cachedFavorites(state: unknown): { filter: FavoritesFilter; pages: FavoritePages }[] {
  const root = state as FavoriteState;
  return favoritesApi.util.selectCachedArgsForQuery(root, 'favoriteGames').flatMap((filter) => {
    const { data } = favoritesApi.endpoints.favoriteGames.select(filter)(root);
    return data ? [{ filter, pages: data }] : [];
  });
}

const fits = (game: Game, { gameType, vendorCode }: FavoritesFilter): boolean =>
  (gameType ?? game.category) === game.category && (vendorCode ?? game.vendorCode) === game.vendorCode;

const hasMore = ({ pages }: FavoritePages): boolean => pages.length < (pages.at(-1)?.totalPages ?? 0);

/** The gateway may answer well and still say that it did not save. */
function saved(
  reply: Pick<Reply, 'data' | 'error'> | { data?: unknown; error?: GatewayError },
): { data: null } | { error: GatewayError } {
  if (reply.error) return { error: reply.error };
  const { success } = reply.data as CallValue<typeof addFavoriteGame>;
  return success ? { data: null } : { error: { code: 'NOT_SAVED', message: 'the gateway did not save the favourite' } };
}

async function isFulfilled(outcome: Promise<unknown>): Promise<boolean> {
  try {
    await outcome;
    return true;
  } catch {
    return false;
  }
}
