import { type Game, gameIconCandidates } from '@livery/api/games/gameLists';
import { selectIsLoadedFavorite } from '@livery/api/games/loadedGames';
import type { OverlayState } from '@livery/foundation/code';
import { afterOverlay, useBackCloses } from '@livery/foundation/navigation';
import { useMerchant } from '@livery/merchant/react';
import { useSelector } from 'react-redux';
import { useFavoriteIds } from '../../hooks/useFavoriteIds.ts';
import { useFavoriteToggle } from '../../hooks/useFavoriteToggle.ts';
import { useLaunchGame } from '../../hooks/useLaunchGame.ts';
import { GameCardView } from './GameCardView.tsx';

export interface GameCardProps extends OverlayState {
  game: Game;
}

/** The details of a game before it is played, in an overlay. */
export function GameCard({ game, isOpen, onClose }: GameCardProps) {
  const merchant = useMerchant();
  const isRead = useFavoriteIds().has(game.id);
  // The game may be in a list of favourites but beyond the pages that are loaded for hearts.
  const isListed = useSelector((state) => selectIsLoadedFavorite(state, game.id));
  const isFavorite = isRead || isListed;
  const toggleFavorite = useFavoriteToggle();
  const launch = useLaunchGame();
  useBackCloses(isOpen, onClose);
  return (
    <GameCardView
      isOpen={isOpen}
      onClose={onClose}
      game={game}
      sources={gameIconCandidates(game, merchant)}
      isFavorite={isFavorite}
      onFavorite={() => void toggleFavorite(game, isFavorite)}
      onPlay={() => {
        afterOverlay(() => void launch(game));
        onClose();
      }}
    />
  );
}
