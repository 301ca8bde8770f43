import { useGetRecentGamesQuery } from '@livery/api/games';
import { useLanguage } from '@livery/i18n/react';
import { usePictures } from '../../hooks/usePictures.ts';
import type { OpensGames } from '../../model/opensGames.ts';
import { RecentSkeleton } from '../LobbyBlock/skeletons.tsx';
import { RecentGamesView } from './RecentGamesView.tsx';

/** What a member played last, to go on with. */
export function RecentGames({ onOpenGame }: OpensGames) {
  const language = useLanguage();
  const pictures = usePictures();
  const { data, isError } = useGetRecentGamesQuery({ language });
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
