import type { UnknownAction } from '@reduxjs/toolkit';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { GatewayError } from '../client/errors.ts';
import type { Reply } from '../client/readReply.ts';
import type { CallValue } from '../contract/call.ts';
import { addFavoriteGame } from '../contract/games/addFavoriteGame.ts';
import { removeFavoriteGame } from '../contract/games/removeFavoriteGame.ts';
import { allFavoritesApi } from './allFavorites.api.ts';
import { insertGame, positionOf, removeGame } from './favoritePages.ts';
import type { FavoritePages, FavoritePosition } from './favoritePages.ts';
import { noteFavoritesChange } from './favoriteTabs.api.ts';
import { beginTurn, endTurn, inTurn } from './favoriteTurns.ts';
import { favoritesApi, type FavoritesFilter } from './favorites.api.ts';
import type { Game } from './games.transform.ts';

/** Changes of the favourites. Apart from the lists of them: a screen shows hearts long before one is tapped. */
export const favoriteChangesApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    addFavoriteGame: build.mutation<null, Game>({
      queryFn: (game, { extra }, _options, send) =>
        inTurn(extra, game.id, async () =>
          saved(await send({ call: addFavoriteGame, body: { nodeId: game.id, vendor: game.vendorCode } })),
        ),
      onQueryStarted: (game, change) => followChange(game, true, change),
    }),

    removeFavoriteGame: build.mutation<null, Game>({
      queryFn: (game, { extra }, _options, send) =>
        inTurn(extra, game.id, async () =>
          saved(await send({ call: removeFavoriteGame, query: { nodeId: game.id, vendor: game.vendorCode } })),
        ),
      onQueryStarted: (game, change) => followChange(game, false, change),
    }),
  }),
});

/** What goes with a change that was sent. */
interface SentChange {
  dispatch: (action: UnknownAction) => unknown;
  extra: unknown;
  getState: () => unknown;
  queryFulfilled: Promise<unknown>;
}

const first: FavoritePosition = { page: 0, index: 0 };

/**
 * Shows a change of a heart in every list at once, and once the gateway has answered what the gateway has. Of several
 * changes of one game the last to end decides.
 */
async function followChange(
  game: Game,
  isWanted: boolean,
  { dispatch, extra, getState, queryFulfilled }: SentChange,
): Promise<void> {
  const cached = cachedFavorites(getState()).filter(({ mayHold }) => mayHold(game));
  const isThere = ({ pages }: Pick<CachedFavorites, 'pages'>) => positionOf(pages, game.id) !== undefined;
  beginTurn(extra, game.id, cached.some(isThere));
  const positions = new Map(cached.map(({ id, pages }) => [id, positionOf(pages, game.id)]));
  /** Makes every list that is here now have the game, or not. Undone by meaning, not by patch: positions have moved since. */
  const show = (isOn: boolean) => {
    for (const list of cachedFavorites(getState())) {
      if (!list.mayHold(game) || isThere(list) === isOn) continue;
      // Put back only where it was: a list may have it on a page to come.
      if (isOn && !isWanted && positions.get(list.id) === undefined) continue;
      const position = positions.get(list.id) ?? first;
      dispatch(list.change((pages) => (isOn ? insertGame(pages, game, position) : removeGame(pages, game.id))));
    }
  };
  show(isWanted);
  const isSaved = await isFulfilled(queryFulfilled);
  const { isLast, isOn } = endTurn(extra, game.id, isSaved ? isWanted : undefined);
  // What was fetched meanwhile may not have the change yet.
  if (isLast) show(isOn);
  if (!isSaved) return;
  noteFavoritesChange(getState());
  // A list that could not be had, or is on its way, may be as it was before: it is fetched once that is over. One that
  // has more is fetched anew: with a game more or less before it, its next page would bring one again, or skip one.
  const now = cachedFavorites(getState());
  if (now.length === 0 || now.some(({ pages, isFetching }) => isFetching || hasMore(pages)))
    dispatch(favoritesApi.util.invalidateTags(['FavoriteGames']));
}

type FavoriteState = Parameters<typeof favoritesApi.util.selectInvalidatedBy>[0] &
  Parameters<typeof allFavoritesApi.util.selectInvalidatedBy>[0];

/** A favourites list in the cache. */
interface CachedFavorites {
  /** Differs from list to list. */
  id: string;
  pages: FavoritePages;
  /** Whether it is being fetched, anew or further. */
  isFetching: boolean;
  /** Whether a game, once it is a favourite, belongs into this list. */
  mayHold: (game: Game) => boolean;
  /** The action that changes the list. */
  change: (recipe: (pages: FavoritePages) => void) => UnknownAction;
}

/**
 * Every favourites list in the cache: those of one kind or vendor, those of every kind, and what hearts are read from
 * beyond a list.
 */
function cachedFavorites(state: unknown): CachedFavorites[] {
  const root = state as FavoriteState;
  const { favoriteGames, laterFavorites } = favoritesApi.endpoints;
  const { allFavoriteGames } = allFavoritesApi.endpoints;
  const some = favoritesApi.util.selectCachedArgsForQuery(root, 'favoriteGames').map((filter) => ({
    id: JSON.stringify(filter),
    ...loadedOf(favoriteGames.select(filter)(root)),
    mayHold: (game: Game) => fits(game, filter),
    change: (recipe: (pages: FavoritePages) => void) =>
      favoritesApi.util.updateQueryData('favoriteGames', filter, recipe) as unknown as UnknownAction,
  }));
  const all = allFavoritesApi.util.selectCachedArgsForQuery(root, 'allFavoriteGames').map((filter) => ({
    id: `all ${JSON.stringify(filter)}`,
    ...loadedOf(allFavoriteGames.select(filter)(root)),
    mayHold: () => true,
    change: (recipe: (pages: FavoritePages) => void) =>
      allFavoritesApi.util.updateQueryData('allFavoriteGames', filter, recipe) as unknown as UnknownAction,
  }));
  const later = favoritesApi.util.selectCachedArgsForQuery(root, 'laterFavorites').map((filter) => ({
    id: `later ${JSON.stringify(filter)}`,
    ...loadedOf(laterFavorites.select(filter)(root)),
    mayHold: () => true,
    change: (recipe: (pages: FavoritePages) => void) =>
      favoritesApi.util.updateQueryData('laterFavorites', filter, recipe) as unknown as UnknownAction,
  }));
  return [...some, ...all, ...later].flatMap(({ pages, ...list }) => (pages ? [{ ...list, pages }] : []));
}

const loadedOf = ({ data, status }: { data?: FavoritePages | undefined; status: string }) => ({
  pages: data,
  isFetching: status === 'pending',
});

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
