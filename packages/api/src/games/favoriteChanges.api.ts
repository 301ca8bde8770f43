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
import { beginFavoriteChange, endFavoriteChange, runInOrder } from './favoriteChangeQueue.ts';
import { favoritesApi, type FavoritesFilter } from './favorites.api.ts';
import type { Game } from './games.transform.ts';

/**
 * Mutations of favourites. They are a separate module, because a screen shows hearts long before the player taps one.
 */
export const favoriteChangesApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    addFavoriteGame: build.mutation<null, Game>({
      queryFn: (game, { extra }, _options, send) =>
        runInOrder(extra, game.id, async () =>
          saved(await send({ call: addFavoriteGame, body: { nodeId: game.id, vendor: game.vendorCode } })),
        ),
      onQueryStarted: (game, change) => followChange(game, true, change),
    }),

    removeFavoriteGame: build.mutation<null, Game>({
      queryFn: (game, { extra }, _options, send) =>
        runInOrder(extra, game.id, async () =>
          saved(await send({ call: removeFavoriteGame, query: { nodeId: game.id, vendor: game.vendorCode } })),
        ),
      onQueryStarted: (game, change) => followChange(game, false, change),
    }),
  }),
});

/** The lifecycle of a sent change. */
interface SentChange {
  dispatch: (action: UnknownAction) => unknown;
  extra: unknown;
  getState: () => unknown;
  queryFulfilled: Promise<unknown>;
}

const first: FavoritePosition = { page: 0, index: 0 };

/**
 * Shows a change of a heart in every list immediately. After the reply, shows the state at the gateway. If several
 * changes of one game are running, the change that ends last decides.
 */
async function followChange(
  game: Game,
  isWanted: boolean,
  { dispatch, extra, getState, queryFulfilled }: SentChange,
): Promise<void> {
  const cached = cachedFavorites(getState()).filter(({ mayHold }) => mayHold(game));
  const isThere = ({ pages }: Pick<CachedFavorites, 'pages'>) => positionOf(pages, game.id) !== undefined;
  beginFavoriteChange(extra, game.id, cached.some(isThere));
  const positions = new Map(cached.map(({ id, pages }) => [id, positionOf(pages, game.id)]));
  /**
   * Adds the game to all cached lists, or removes it. Does not undo patches, because positions may have changed since
   * then.
   */
  const show = (isOn: boolean) => {
    for (const list of cachedFavorites(getState())) {
      if (!list.mayHold(game) || isThere(list) === isOn) continue;
      // After a failure, put the game back only into lists that contained it. Another list may have it on a page that
      // is not loaded.
      if (isOn && !isWanted && positions.get(list.id) === undefined) continue;
      const position = positions.get(list.id) ?? first;
      dispatch(list.change((pages) => (isOn ? insertGame(pages, game, position) : removeGame(pages, game.id))));
    }
  };
  show(isWanted);
  const isSaved = await isFulfilled(queryFulfilled);
  const { isLast, isOn } = endFavoriteChange(extra, game.id, isSaved ? isWanted : undefined);
  // Data that was requested during the change may not include it yet.
  if (isLast) show(isOn);
  if (!isSaved) return;
  noteFavoritesChange(getState());
  // A list that failed or is being requested may have the old state, so it is requested again. A list with more pages
  // is requested again too: after a game was added or removed, the next page would repeat or skip a game.
  const now = cachedFavorites(getState());
  if (now.length === 0 || now.some(({ pages, isFetching }) => isFetching || hasMore(pages)))
    dispatch(favoritesApi.util.invalidateTags(['FavoriteGames']));
}

type FavoriteState = Parameters<typeof favoritesApi.util.selectInvalidatedBy>[0] &
  Parameters<typeof allFavoritesApi.util.selectInvalidatedBy>[0];

/** A favourites list in the cache. */
interface CachedFavorites {
  /** Id that is unique for each list. */
  id: string;
  pages: FavoritePages;
  /** Whether a request of the list, or of its next page, is running. */
  isFetching: boolean;
  /** Whether a favourite game belongs to this list. */
  mayHold: (game: Game) => boolean;
  /** The action that changes the list. */
  change: (recipe: (pages: FavoritePages) => void) => UnknownAction;
}

/**
 * Returns every cached list of favourites: those of one kind or vendor, those of all kinds, and the later favourites
 * for hearts.
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

/**
 * Checks whether the gateway saved the change. A gateway can reply with success and still report that it did not save.
 */
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
