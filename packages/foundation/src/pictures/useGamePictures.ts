import { type Game, gameIconCandidates } from '@livery/api/games/gameLists';
import { useMerchant } from '@livery/merchant/react';
import { useCallback } from 'react';

/**
 * Returns a function that returns the addresses of a game's picture, in the order in which to try them.
 * @param isCropped whether the pictures are cropped, or are small and beside the game's name. Then the pictures without
 * text are used.
 */
export function useGamePictures(isCropped = false): (game: Game) => string[] {
  const merchant = useMerchant();
  return useCallback((game) => gameIconCandidates(game, merchant, { isCropped }), [merchant, isCropped]);
}
