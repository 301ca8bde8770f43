import { useTexts } from '@livery/i18n/react';
import { Button, EmptyState } from '@livery/ui';
import { HotGames } from '../../components/HotGames/HotGames.tsx';
import type { GameListView } from '../../model/listAddress.ts';
import styles from './NothingFound.module.css';

interface NothingFoundProps extends Pick<GameListView, 'search' | 'gameType'> {
  /** Searches all games. Shown if only one kind was searched. */
  onSearchAll: () => void;
}

/** Shown if a search found no games. It shows the search text and the hot games. */
export function NothingFound({ search, gameType, onSearchAll }: NothingFoundProps) {
  const { t } = useTexts('search');
  const { t: common } = useTexts('common');
  const { t: games } = useTexts('games');
  return (
    <>
      <EmptyState
        drawing="search"
        title={common('noData')}
        action={
          gameType !== undefined && (
            <Button variant="primary" onClick={onSearchAll}>
              {t('searchAll')}
            </Button>
          )
        }
      >
        {gameType === undefined
          ? t('nothing', { words: search })
          : t('nothingIn', { words: search, category: games(`category${gameType}`) })}
      </EmptyState>
      <div className={styles.hot}>
        <HotGames isBesideRail={false} />
      </div>
    </>
  );
}
