import { type Game, gameIconCandidates } from '@livery/api/games';
import { useMerchant } from '@livery/merchant/react';
import { useCallback } from 'react';

/** Addresses of a game's picture, to be tried in order. */
export function usePictures(): (game: Game) => string[] {
  const merchant = useMerchant();
  return useCallback((game) => gameIconCandidates(game, merchant), [merchant]);
}
