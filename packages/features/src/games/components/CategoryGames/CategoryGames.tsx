import { useGameListInfiniteQuery } from '@livery/api/games/gameLists';
import type { GameType } from '@livery/api/contract';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { listAddress } from '../../model/listAddress.ts';
import { failureOf } from '../../model/failureOf.ts';
import { GameSection } from '../GameSection/GameSection.tsx';

interface CategoryGamesProps {
  gameType: GameType;
  /** Width of a tile in rem, where it is not a third of the page. */
  tileWidth?: number;
}

/** The first games of one kind. The list has the rest. */
export function CategoryGames({ gameType, tileWidth }: CategoryGamesProps) {
  const { t } = useTexts('games');
  const language = useLanguage();
  const list = useGameListInfiniteQuery({ language, gameType });
  return (
    <GameSection
      title={t(`category${gameType}`)}
      moreHref={listAddress({ kind: 'all', gameType, search: '' })}
      games={list.data?.pages[0]?.games}
      tileWidth={tileWidth}
      error={list.isFetching ? undefined : failureOf(list.error)}
      onRetry={() => void list.refetch()}
    />
  );
}
