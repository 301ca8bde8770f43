import { useGetRecentGamesQuery } from '@livery/api/games/getRecentGames';
import { useLanguage } from '@livery/i18n/react';
import { useGamePictures } from '@livery/foundation/pictures';
import { useEffect } from 'react';
import type { Game } from '@livery/api/games/gameLists';
import { useStoreHasPlayed } from '../../hooks/useStoreHasPlayed.ts';
import { RecentSkeleton } from './RecentSkeleton.tsx';
import { RecentGamesView } from './RecentGamesView.tsx';

export interface RecentGamesProps {
  /** Called with the game that the player tapped. */
  onOpenGame: (game: Game) => void;
}

/** Games that the member played last. */
export function RecentGames({ onOpenGame }: RecentGamesProps) {
  const language = useLanguage();
  const pictures = useGamePictures();
  const { currentData: data, isError } = useGetRecentGamesQuery({ language });
  const storeHasPlayed = useStoreHasPlayed();
  const hasPlayed = data && data.length > 0;
  useEffect(() => {
    if (hasPlayed) storeHasPlayed(true);
  }, [hasPlayed, storeHasPlayed]);
  if (data === undefined) return isError ? null : <RecentSkeleton />;
  if (data.length === 0) return null;
  return (
    <RecentGamesView
      games={data.map((game) => ({
        id: game.id,
        name: game.name,
        sources: pictures(game),
        onOpen: () => onOpenGame(game),
      }))}
    />
  );
}
