import type { GameType } from '@livery/api/contract';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Button, VisuallyHidden } from '@livery/ui';
import styles from './SearchSummary.module.css';
import type { ListedGames } from '../../hooks/useGamesOf.ts';

interface SearchSummaryProps {
  /** The searched kind of game. Undefined: all kinds. */
  gameType: GameType | undefined;
  games: Pick<ListedGames, 'games' | 'total' | 'isLoading' | 'failure'>;
  onSearchAll: () => void;
}

/**
 * The number of games that a search found, which is also announced to screen readers. It also shows the searched kind,
 * with a button to search all games. If nothing was found, the result is only announced: see `NothingFound`.
 */
export function SearchSummary({ gameType, games, onSearchAll }: SearchSummaryProps) {
  const { t } = useTexts('search');
  const { t: common } = useTexts('common');
  const { t: names } = useTexts('games');
  const { numerals } = useFormats();
  const count = games.total ?? games.games.length;
  const isKnown = !games.isLoading && games.failure === undefined;
  const isNothing = isKnown && count === 0;
  const found = isKnown && t('found', { count, formattedCount: numerals(String(count)) });
  const where = gameType !== undefined && t('inCategory', { category: names(`category${gameType}`) });
  return (
    <div className={isNothing ? undefined : styles.summary}>
      <p role="status" className={styles.words}>
        {isNothing ? (
          <VisuallyHidden as="span">{common('noData')}</VisuallyHidden>
        ) : (
          [found, where].filter(Boolean).join(' · ')
        )}
      </p>
      {gameType !== undefined && !isNothing && (
        <Button variant="quiet" size="small" onClick={onSearchAll}>
          {t('searchAll')}
        </Button>
      )}
    </div>
  );
}
