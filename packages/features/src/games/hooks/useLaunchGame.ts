import type { Game } from '@livery/api/games/gameLists';
import { requestedGameItem } from '@livery/device/storage';
import { useLoginFirst } from '@livery/foundation/session';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGameAction } from './useGameAction.ts';

/** Returns a function that opens a game. A guest must log in first, and then the game opens: see `GameAfterLogin`. */
export function useLaunchGame(): (game: Game) => Promise<void> {
  const loginFirst = useLoginFirst('game');
  const navigate = useNavigate();
  const act = useGameAction();

  return useCallback(
    async (game) => {
      if (loginFirst()) requestedGameItem.write({ game });
      else await act('openGame', { game, navigate });
    },
    [loginFirst, navigate, act],
  );
}
