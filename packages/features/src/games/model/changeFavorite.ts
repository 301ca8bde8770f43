import { favoriteChangesApi } from '@livery/api/games/favoriteChanges';
import { favoritesApi } from '@livery/api/games/favorites';
import type { Game } from '@livery/api/games/gameLists';
import type { GameActionContext } from './gameActionContext.ts';
import { favoritePageSizes } from './favoritePageSizes.ts';

/** The maximum time in milliseconds that the loading toast is shown. */
const mostLoadingMs = 2_000;
/** Milliseconds during which the toast confirms the saved change. */
const savedToastMs = 1_000;

const { addFavoriteGame, removeFavoriteGame } = favoriteChangesApi.endpoints;

interface FavoriteChange {
  game: Game;
  /** Whether the game should be a favourite. */
  isWanted: boolean;
  /** Gateway code, for example EN. */
  language: string;
}

/**
 * Adds a game to the favourites or removes it, and offers to undo that. A failure shows nothing and leaves the list
 * unchanged.
 */
export async function changeFavorite(
  { dispatch, toasts, t, common }: GameActionContext,
  { game, isWanted, language }: FavoriteChange,
): Promise<void> {
  /** Saves the change. Resolves to whether the game has the requested state afterwards. */
  const save = async (isOn: boolean): Promise<boolean> => {
    // Before the favourites are loaded, each heart is empty. So load them first.
    const { data } = await dispatch(
      favoritesApi.endpoints.favoriteGames.initiate(
        { language, pageSize: favoritePageSizes.entry },
        { subscribe: false },
      ),
    );
    const isKnown = data?.pages.some(({ games }) => games.some(({ id }) => id === game.id));
    // If there are more pages, a game that is not on the first page may still be a favourite.
    const areAllHere = data !== undefined && (data.pages.at(-1)?.totalPages ?? 0) <= data.pages.length;
    if (isOn ? isKnown : isKnown === false && areAllHere) return true;
    const change = isOn ? addFavoriteGame : removeFavoriteGame;
    const { error } = await dispatch(change.initiate(game, { track: false }));
    return error === undefined;
  };
  const show = async (isOn: boolean, undo?: () => void) => {
    if (!(await toasts.showLoadingWhile(save(isOn), common('in_please_wait'), mostLoadingMs))) return;
    toasts.showToast(common('in_chang_saved'), {
      kind: 'success',
      duration: savedToastMs,
      next: undo && {
        text: t(isOn ? 'favoriteAdded' : 'favoriteRemoved'),
        action: { label: common('undo'), onPress: undo },
      },
    });
  };
  await show(isWanted, () => void show(!isWanted));
}
