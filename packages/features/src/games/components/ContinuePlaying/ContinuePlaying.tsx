import { useGetRecentGamesQuery } from '@livery/api/games/getRecentGames';
import { useGamePictures } from '@livery/foundation/pictures';
import { useLanguage } from '@livery/i18n/react';
import { useEffect } from 'react';
import { useStoreHasPlayed } from '../../hooks/useStoreHasPlayed.ts';
import { useLaunchGame } from '../../hooks/useLaunchGame.ts';
import { ContinueSkeleton } from './ContinueSkeleton.tsx';
import { ContinueView } from './ContinueView.tsx';

/** The maximum number of games. The lists contain the others. */
const shownGames = 6;

/** Games that the member played last. A tap opens one immediately. */
export function ContinuePlaying() {
  const language = useLanguage();
  const pictures = useGamePictures();
  const launch = useLaunchGame();
  const storeHasPlayed = useStoreHasPlayed();
  const { currentData: data, isError } = useGetRecentGamesQuery({ language });
  const hasNone = data?.length === 0;
  useEffect(() => {
    if (hasNone) storeHasPlayed(false);
  }, [hasNone, storeHasPlayed]);
  if (data === undefined) return isError ? null : <ContinueSkeleton />;
  if (hasNone) return null;
  return (
    <ContinueView
      games={data.slice(0, shownGames).map((game) => ({
        id: game.id,
        name: game.name,
        sources: pictures(game),
        onOpen: () => void launch(game),
      }))}
    />
  );
}
