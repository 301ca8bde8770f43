import type { GameType } from '@livery/api/contract';
import type { Game } from '@livery/api/games/gameLists';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Button, SegmentedControl } from '@livery/ui';
import { SearchDialog } from '@livery/ui/search';
import { History, Search } from 'lucide-react';
import { HotTiles } from './HotTiles.tsx';
import styles from './GameSearchView.module.css';
import { SuggestedName, SuggestionHint, SuggestionPicture } from './Suggestion.tsx';

export interface GameSearchViewProps {
  isOpen: boolean;
  onClose: () => void;
  typed: string;
  /** The text to which the suggestions belong. On a slow phone it can be older than the typed text. */
  sought: string;
  suggestions: readonly Game[];
  /** The last searches. */
  recent: readonly string[];
  hot: readonly Game[];
  /** The kind of game in which the search started. The player can search all games instead. */
  gameType: GameType | undefined;
  /** The kind of game that is searched. Undefined: all games. */
  scope: GameType | undefined;
  onType: (text: string) => void;
  onScope: (scope: GameType | undefined) => void;
  onSearch: (words: string) => void;
  onOpenGame: (game: Game) => void;
  onClearRecent: () => void;
}

/** The search overlay: field, scope, last searches or suggestions, hot games. */
export function GameSearchView({
  typed,
  sought,
  suggestions,
  recent,
  hot,
  gameType,
  scope,
  ...view
}: GameSearchViewProps) {
  const { t } = useTexts('search');
  const { t: games } = useTexts('games');
  const { t: common } = useTexts('common');
  const { numerals } = useFormats();
  const isEmpty = typed.trim() === '';
  const count = suggestions.length;

  const options = isEmpty
    ? recent.map((words) => ({
        id: `recent-${words}`,
        icon: <History aria-hidden />,
        title: <bdi>{words}</bdi>,
        onChoose: () => view.onSearch(words),
      }))
    : [
        ...suggestions.map((game) => ({
          id: game.id,
          icon: <SuggestionPicture game={game} />,
          title: <SuggestedName name={game.name} typed={sought} />,
          hint: <SuggestionHint game={game} />,
          onChoose: () => view.onOpenGame(game),
        })),
        {
          id: 'search',
          icon: <Search aria-hidden />,
          title: t('searchFor', { words: typed.trim() }),
          onChoose: () => view.onSearch(typed.trim()),
        },
      ];
  const status =
    count > 0 ? t('suggestionCount', { count, formattedCount: numerals(String(count)) }) : t('noSuggestions');

  return (
    <SearchDialog
      isOpen={view.isOpen}
      onClose={view.onClose}
      label={games('search')}
      backLabel={common('back')}
      clearLabel={games('clearSearch')}
      value={typed}
      maxLength={60}
      onType={view.onType}
      onSearch={view.onSearch}
      options={options}
      optionsTitle={isEmpty ? t('recent') : t('suggestions')}
      optionsAction={
        isEmpty && (
          <Button variant="quiet" size="small" onClick={view.onClearRecent}>
            {t('clearRecent')}
          </Button>
        )
      }
      status={isEmpty ? '' : status}
      scope={
        gameType !== undefined && (
          <SegmentedControl
            label={t('scope')}
            chosen={scope ?? ''}
            onChoose={(chosen) => view.onScope(chosen === '' ? undefined : gameType)}
            options={[
              { id: gameType, label: games(`category${gameType}`) },
              { id: '', label: t('allGames') },
            ]}
          />
        )
      }
    >
      {!isEmpty && count === 0 && (
        <p aria-hidden className={styles.none}>
          {t('noSuggestions')}
        </p>
      )}
      {isEmpty && <HotTiles games={hot} onOpenGame={view.onOpenGame} />}
    </SearchDialog>
  );
}
