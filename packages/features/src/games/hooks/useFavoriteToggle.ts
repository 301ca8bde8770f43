import type { Game } from '@livery/api/games/gameLists';
import { useLoginFirst } from '@livery/foundation/session';
import { useLanguage } from '@livery/i18n/react';
import { useCallback } from 'react';
import { useGameAction } from './useGameAction.ts';

/**
 * Returns a function that adds a game to the favourites or removes it: see `changeFavorite`. A guest sees a toast, then
 * the login screen.
 */
export function useFavoriteToggle(): (game: Game, isFavorite: boolean) => Promise<void> {
  const act = useGameAction();
  const language = useLanguage();
  const loginFirst = useLoginFirst('favorites');

  return useCallback(
    async (game, isFavorite) => {
      if (!loginFirst()) await act('changeFavorite', { game, isWanted: !isFavorite, language });
    },
    [loginFirst, act, language],
  );
}
