import type { UnknownAction } from '@reduxjs/toolkit';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { GatewayError } from '../client/errors.ts';
import type { Reply } from '../client/readReply.ts';
import type { CallValue } from '../contract/call.ts';
import { addFavoriteGame } from '../contract/games/addFavoriteGame.ts';
import { removeFavoriteGame } from '../contract/games/removeFavoriteGame.ts';
import { allFavoritesApi } from './allFavorites.api.ts';
import { insertGame, positionOf, removeGame } from './favoritePages.ts';
import type { FavoritePages } from './favoritePages.ts';
import { noteFavoritesChange } from './favoriteTabs.api.ts';
import { favoritesApi, type FavoritesFilter } from './favorites.api.ts';
import type { Game } from './games.transform.ts';

/** Changes of the favourites. Apart from the lists of them: a screen shows hearts long before one is tapped. */
export const favoriteChangesApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    addFavoriteGame: build.mutation<null, Game>({
      queryFn: async (game, _api, _extra, send) =>
        saved(await send({ call: addFavoriteGame, body: { nodeId: game.id, vendor: game.vendorCode } })),
      async onQueryStarted(game, { dispatch, getState, queryFulfilled }) {
        const changed = cachedFavorites(getState()).filter(
          ({ mayHold, pages }) => mayHold(game) && positionOf(pages, game.id) === undefined,
        );
        for (const { change } of changed) dispatch(change((pages) => insertGame(pages, game, { page: 0, index: 0 })));
        // Undone by meaning, not by patch: another heart may have been tapped since, and positions have moved.
        if (await isFulfilled(queryFulfilled)) {
          noteFavoritesChange(getState());
          // A list that could not be had, or is on its way, may lack the game: it is fetched once that is over. One that has more is
          // fetched anew: with a game before them, its next page would bring the last one's end again.
          const cached = cachedFavorites(getState());
          if (cached.length === 0 || cached.some(({ pages }) => hasMore(pages)))
            dispatch(favoritesApi.util.invalidateTags(['FavoriteGames']));
          return;
        }
        for (const { change } of changed) dispatch(change((pages) => removeGame(pages, game.id)));
      },
    }),

    removeFavoriteGame: build.mutation<null, Game>({
      queryFn: async (game, _api, _extra, send) =>
        saved(await send({ call: removeFavoriteGame, query: { nodeId: game.id, vendor: game.vendorCode } })),
      async onQueryStarted(game, { dispatch, getState, queryFulfilled }) {
        const cached = cachedFavorites(getState());
        const changed = cached.flatMap(({ change, pages }) => {
          const position = positionOf(pages, game.id);
          return position ? [{ change, position }] : [];
        });
        for (const { change } of changed) dispatch(change((pages) => removeGame(pages, game.id)));
        if (await isFulfilled(queryFulfilled)) {
          noteFavoritesChange(getState());
          // With a game gone, the next page starts one game later: a list that has more is fetched anew, or it would skip one.
          if (cached.some(({ pages }) => hasMore(pages))) dispatch(favoritesApi.util.invalidateTags(['FavoriteGames']));
          return;
        }
        for (const { change, position } of changed) dispatch(change((pages) => insertGame(pages, game, position)));
      },
    }),
  }),
});

type FavoriteState = Parameters<typeof favoritesApi.util.selectInvalidatedBy>[0] &
  Parameters<typeof allFavoritesApi.util.selectInvalidatedBy>[0];

/** A favourites list in the cache. */
interface CachedFavorites {
  pages: FavoritePages;
  /** Whether a game, once it is a favourite, belongs into this list. */
  mayHold: (game: Game) => boolean;
  /** The action that changes the list. */
  change: (recipe: (pages: FavoritePages) => void) => UnknownAction;
}

/** Every favourites list in the cache: those of one kind or vendor, and those of every kind. */
function cachedFavorites(state: unknown): CachedFavorites[] {
  const root = state as FavoriteState;
  const { favoriteGames } = favoritesApi.endpoints;
  const { allFavoriteGames } = allFavoritesApi.endpoints;
  const some = favoritesApi.util.selectCachedArgsForQuery(root, 'favoriteGames').map((filter) => ({
    pages: favoriteGames.select(filter)(root).data,
    mayHold: (game: Game) => fits(game, filter),
    change: (recipe: (pages: FavoritePages) => void) =>
      favoritesApi.util.updateQueryData('favoriteGames', filter, recipe) as unknown as UnknownAction,
  }));
  const all = allFavoritesApi.util.selectCachedArgsForQuery(root, 'allFavoriteGames').map((filter) => ({
    pages: allFavoriteGames.select(filter)(root).data,
    mayHold: () => true,
    change: (recipe: (pages: FavoritePages) => void) =>
      allFavoritesApi.util.updateQueryData('allFavoriteGames', filter, recipe) as unknown as UnknownAction,
  }));
  return [...some, ...all].flatMap(({ pages, ...list }) => (pages ? [{ ...list, pages }] : []));
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
