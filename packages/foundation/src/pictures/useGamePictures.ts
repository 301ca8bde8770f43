import { type Game, gameIconCandidates } from '@livery/api/games/gameLists';
import { useMerchant } from '@livery/merchant/react';
import { useCallback } from 'react';

/** Returns a function that returns the addresses of a game's picture, in the order in which to try them. */
export function useGamePictures(): (game: Game) => string[] {
  const merchant = useMerchant();
  return useCallback((game) => gameIconCandidates(game, merchant), [merchant]);
}
