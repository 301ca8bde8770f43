import type { Game } from '@livery/api/games/gameLists';
import { selectIsSignedIn } from '@livery/api/session';
import { wantedGameItem } from '@livery/device/storage';
import { useLoginFirst } from '@livery/foundation/session';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useOpenGame } from './useOpenGame.ts';

/** Returns a function that opens a game in this tab. Guests log in first, whereupon the game opens: see `GameAfterLogin`. */
export function useLaunchGame(): (game: Game) => Promise<void> {
  const isSignedIn = useSelector(selectIsSignedIn);
  const loginFirst = useLoginFirst();
  const { pathname, search } = useLocation();
  const open = useOpenGame();

  return useCallback(
    async (game) => {
      const address = `${pathname}${search}`;
      if (!isSignedIn) wantedGameItem.write({ game, address });
      if (loginFirst()) return;
      await open(game, address);
    },
    [isSignedIn, loginFirst, pathname, search, open],
  );
}
