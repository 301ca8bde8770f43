import type { GameType } from '@livery/api/contract';
import { useCodeOnDemand } from '@livery/foundation/code';
import { useTexts } from '@livery/i18n/react';
import { IconButton } from '@livery/ui';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import type { SearchedGames } from './gameSearchProps.ts';
import { gameSearchCode } from './gameSearchCode.ts';
import styles from './GameSearchField.module.css';

interface GameSearchFieldProps {
  /** The current search. Empty if there is no search. */
  search: string;
  /** The visible kind of game. The search is limited to this kind until the player changes the scope. */
  gameType?: GameType;
  /** Called with the search and its kind, and with an empty search when it is cleared. */
  onSearch: (searched: SearchedGames) => void;
}

/** The search in the bar of a list, with the current search. A tap opens the search overlay. */
export function GameSearchField({ search, gameType, onSearch }: GameSearchFieldProps) {
  const { t } = useTexts('games');
  const { Component: GameSearch, request, prefetch } = useCodeOnDemand(gameSearchCode, 'search');
  const [isOpen, setOpen] = useState(false);
  return (
    <search aria-label={t('search')} className={styles.field}>
      <button
        type="button"
        className={styles.open}
        aria-label={search === '' ? t('search') : `${t('search')}: ${search}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={prefetch}
        onClick={async () => setOpen(await request())}
      >
        <Search aria-hidden className={styles.glass} />
        {search === '' ? (
          <span className={styles.hint}>{t('search')}</span>
        ) : (
          <bdi className={styles.words}>{search}</bdi>
        )}
      </button>
      {search !== '' && (
        <IconButton label={t('clearSearch')} onClick={() => onSearch({ search: '', gameType })}>
          <X aria-hidden />
        </IconButton>
      )}
      {GameSearch && (
        <GameSearch
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          search={search}
          gameType={gameType}
          onSearch={onSearch}
        />
      )}
    </search>
  );
}
