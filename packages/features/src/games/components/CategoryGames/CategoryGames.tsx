import { useGameListInfiniteQuery } from '@livery/api/games/gameLists';
import type { GameType } from '@livery/api/contract';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { listAddress } from '../../model/listAddress.ts';
import { failureOf } from '../../model/failureOf.ts';
import { GameSection } from '../GameSection/GameSection.tsx';

interface CategoryGamesProps {
  gameType: GameType;
  /** The games stand around the rail of kinds. */
  isAroundRail: boolean;
}

/** The first games of one kind. The list has the rest. */
export function CategoryGames({ gameType, isAroundRail }: CategoryGamesProps) {
  const { t } = useTexts('games');
  const language = useLanguage();
  const list = useGameListInfiniteQuery({ language, gameType });
  return (
    <GameSection
      title={t(`category${gameType}`)}
      ownBadge={gameType === 'LIVE' ? 'live' : undefined}
      moreHref={listAddress({ kind: 'all', gameType, search: '' })}
      games={list.data?.pages[0]?.games}
      isAroundRail={isAroundRail}
      error={list.isFetching ? undefined : failureOf(list.error)}
      onRetry={() => void list.refetch()}
    />
  );
}
