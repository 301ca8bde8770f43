import { useAddFavoriteGameMutation, useRemoveFavoriteGameMutation } from '@livery/api/games/favorites';
import type { Game } from '@livery/api/games/gameLists';
import { useLoginFirst } from '@livery/foundation/session';
import { useTexts } from '@livery/i18n/react';
import { useToasts } from '@livery/ui/toasts';
import { useCallback } from 'react';
import { useReadFavorites } from './useFavoriteIds.ts';

/** Milliseconds for which a guest reads why login comes next. */
const loginToastMs = 2_000;
/** Most milliseconds that the loading toast shows. */
const mostLoadingMs = 2_000;
/** Milliseconds for which the toast shows that the change was saved. */
const savedToastMs = 1_000;

/**
 * Returns a function that adds a game to the favourites or removes it, and offers to undo that. A guest sees a toast, then the
 * login screen. A failure shows nothing and leaves the list as it was.
 */
export function useFavoriteToggle(): (game: Game, isFavorite: boolean) => Promise<void> {
  const { t: common } = useTexts('common');
  const { t } = useTexts('games');
  const { showToast, showLoadingWhile } = useToasts();
  const loginFirst = useLoginFirst({ toastMs: loginToastMs });
  const readFavorites = useReadFavorites();
  const [add] = useAddFavoriteGameMutation();
  const [remove] = useRemoveFavoriteGameMutation();

  return useCallback(
    async (game, isFavorite) => {
      if (loginFirst()) return;

      /** Resolves to whether the game is a favourite afterwards as it is wanted. */
      const save = async (isWanted: boolean): Promise<boolean> => {
        // A heart that was tapped before the favourites are here is empty, whatever the game is.
        const known = await readFavorites();
        if (known?.has(game.id) === isWanted) return true;
        const { error } = await (isWanted ? add(game) : remove(game));
        return error === undefined;
      };
      const show = async (isWanted: boolean, undo?: () => void) => {
        if (!(await showLoadingWhile(save(isWanted), common('in_please_wait'), mostLoadingMs))) return;
        showToast(common('in_chang_saved'), {
          kind: 'success',
          duration: savedToastMs,
          next: undo && {
            text: t(isWanted ? 'favoriteAdded' : 'favoriteRemoved'),
            action: { label: t('undo'), onPress: undo },
          },
        });
      };
      await show(!isFavorite, () => void show(isFavorite));
    },
    [loginFirst, readFavorites, showLoadingWhile, showToast, add, remove, common, t],
  );
}
