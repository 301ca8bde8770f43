import { useGameListInfiniteQuery } from '@livery/api/games/gameLists';
import type { GameType } from '@livery/api/contract';
import { paths } from '@livery/foundation/addresses';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { failureOf } from '@livery/foundation/failure';
import { GameSection } from '../GameSection/GameSection.tsx';

interface CategoryGamesProps {
  gameType: GameType;
  /** Whether the games are beside the rail of kinds. */
  isBesideRail: boolean;
}

/** The first games of one kind. The link opens the game entry with the same kind, where all its games are. */
export function CategoryGames({ gameType, isBesideRail }: CategoryGamesProps) {
  const { t } = useTexts('games');
  const language = useLanguage();
  const list = useGameListInfiniteQuery({ language, gameType });
  return (
    <GameSection
      title={t(`category${gameType}`)}
      ownBadge={gameType === 'LIVE' ? 'live' : undefined}
      moreHref={paths.games}
      games={list.data?.pages[0]?.games}
      isBesideRail={isBesideRail}
      error={list.isFetching ? undefined : failureOf(list.error)}
      onRetry={() => void list.refetch()}
    />
  );
}
