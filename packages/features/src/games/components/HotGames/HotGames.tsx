import { gameListAddress } from '@livery/foundation/addresses';
import { useGetHotGamesQuery } from '@livery/api/games/gameLists';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { failureOf } from '../../model/failureOf.ts';
import { GameSection } from '../GameSection/GameSection.tsx';

interface HotGamesProps {
  /** Width of a tile in rem, where it is not a third of the page. */
  tileWidth?: number;
}

/** The games most people play now. */
export function HotGames({ tileWidth }: HotGamesProps) {
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
      tileWidth={tileWidth}
      hiddenBadge="hot"
      isFirst
      error={failureOf(error)}
      onRetry={() => void refetch()}
    />
  );
}
