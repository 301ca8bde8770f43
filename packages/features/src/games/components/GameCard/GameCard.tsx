import { type Game, gameIconCandidates } from '@livery/api/games/gameLists';
import type { OverlayState } from '@livery/foundation/code';
import { afterOverlay, useBackCloses } from '@livery/foundation/navigation';
import { useMerchant } from '@livery/merchant/react';
import { useFavoriteIds } from '../../hooks/useFavoriteIds.ts';
import { useFavoriteToggle } from '../../hooks/useFavoriteToggle.ts';
import { useLaunchGame } from '../../hooks/useLaunchGame.ts';
import { GameCardView } from './GameCardView.tsx';

export interface GameCardProps extends OverlayState {
  game: Game;
}

/** What there is to know of a game before it is played, over the page. */
export function GameCard({ game, isOpen, onClose }: GameCardProps) {
  const merchant = useMerchant();
  const isFavorite = useFavoriteIds().has(game.id);
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
