import type { Game } from '@livery/api/games/gameLists';
import { loadCode } from '@livery/foundation/code';
import { useLoginFirst } from '@livery/foundation/session';
import { useLanguage } from '@livery/i18n/react';
import { useCallback } from 'react';
import { useGameActionContext } from './useGameActionContext.ts';

/** Milliseconds for which a guest reads why login comes next. */
const loginToastMs = 2_000;

/**
 * Returns a function that adds a game to the favourites or removes it: see `changeFavorite`, whose code loads only then. A guest
 * sees a toast, then the login screen. Where the code cannot be had nothing changes, as with any failure.
 */
export function useFavoriteToggle(): (game: Game, isFavorite: boolean) => Promise<void> {
  const context = useGameActionContext();
  const language = useLanguage();
  const loginFirst = useLoginFirst({ toastMs: loginToastMs });

  return useCallback(
    async (game, isFavorite) => {
      if (loginFirst()) return;
      const changeFavorite = await loadCode(() => import('../model/changeFavorite.ts'), 'changeFavorite').catch(
        () => undefined,
      );
      await changeFavorite?.(context, { game, isWanted: !isFavorite, language });
    },
    [loginFirst, context, language],
  );
}
