import { useAddFavoriteGameMutation, useRemoveFavoriteGameMutation } from '@livery/api/games/favorites';
import type { Game } from '@livery/api/games/gameLists';
import { useLoginFirst } from '@livery/foundation/session';
import { useTexts } from '@livery/i18n/react';
import { useToasts } from '@livery/ui/toasts';
import { useCallback } from 'react';

/** Milliseconds for which a guest reads why login comes next. */
const loginToastMs = 2_000;
/** Most milliseconds that the loading toast shows. */
const mostLoadingMs = 2_000;
/** Milliseconds for which the toast shows that the change was saved. */
const savedToastMs = 1_000;

/**
 * Returns a function that adds a game to the favourites or removes it. A guest sees a toast, then the login screen. A
 * failure shows nothing and leaves the list as it was.
 */
export function useFavoriteToggle(): (game: Game, isFavorite: boolean) => Promise<void> {
  const { t: common } = useTexts('common');
  const { showToast, showLoadingWhile } = useToasts();
  const loginFirst = useLoginFirst({ toastMs: loginToastMs });
  const [add] = useAddFavoriteGameMutation();
  const [remove] = useRemoveFavoriteGameMutation();

  return useCallback(
    async (game, isFavorite) => {
      if (loginFirst()) return;
      const change = isFavorite ? remove(game) : add(game);
      const { error } = await showLoadingWhile<{ error?: unknown }>(change, common('in_please_wait'), mostLoadingMs);
      if (error === undefined) showToast(common('in_chang_saved'), { kind: 'success', duration: savedToastMs });
    },
    [loginFirst, showLoadingWhile, showToast, add, remove, common],
  );
}
