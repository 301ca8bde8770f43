import { gameListAddress } from '@livery/foundation/addresses';
import { useGetHotGamesQuery } from '@livery/api/games/gameLists';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { failureOf } from '@livery/foundation/failure';
import { GameSection } from '../GameSection/GameSection.tsx';

interface HotGamesProps {
  /** Whether the games are beside the rail of kinds. */
  isBesideRail: boolean;
}

/** The games that are played most at the moment. */
export function HotGames({ isBesideRail }: HotGamesProps) {
  const { t } = useTexts('home');
  const language = useLanguage();
  const { games, error, refetch } = useGetHotGamesQuery(
    { language },
    {
      selectFromResult: ({ data, error: cause, isFetching }) => ({
        games: data,
        error: isFetching ? undefined : cause,
      }),
    },
  );
  return (
    <GameSection
      title={t('hotGames')}
      moreHref={gameListAddress({ type: 'hot' })}
      games={games}
      isBesideRail={isBesideRail}
      ownBadge="hot"
      isFirst
      error={failureOf(error)}
      onRetry={() => void refetch()}
    />
  );
}
