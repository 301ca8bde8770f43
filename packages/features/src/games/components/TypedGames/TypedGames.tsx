import type { GameCategory } from '@livery/api/games/gameLists';
import { useTexts } from '@livery/i18n/react';
import { useId } from 'react';
import { useGamesOf } from '../../hooks/useGamesOf.ts';
import { type GameListView, listAddress } from '../../model/listAddress.ts';
import { CategoryTabs } from '../CategoryTabs/CategoryTabs.tsx';
import { GamesBody } from '../GamesBody/GamesBody.tsx';
import { HotOfKind } from '../HotOfKind/HotOfKind.tsx';
import { ProviderChoice } from '../ProviderChoice/ProviderChoice.tsx';
import styles from './TypedGames.module.css';

export interface TypedGamesProps {
  /** The kind and its vendors. */
  category: GameCategory;
  /** The visible list of the kind's games. */
  view: GameListView;
  onShow: (next: GameListView) => void;
  /** Whether the favourites have no tab, because the screen shows them elsewhere. */
  isFavoritesHidden?: boolean;
  /** Width in rem of an element next to the games. Default 0. */
  beside?: number;
}

/**
 * The games of one kind: its lists as tabs, its hot games, a choice of vendors, and all its games. The list of all games
 * loads while the player scrolls.
 */
export function TypedGames({ category, view, onShow, isFavoritesHidden, beside }: TypedGamesProps) {
  const { t } = useTexts('games');
  const { t: entry } = useTexts('gameEntry');
  const panelId = useId();
  const { gameType, vendors } = category;
  const games = useGamesOf(view, { place: 'centre' });
  const chosenClass = vendors
    .flatMap(({ classifications }) => classifications)
    .find(({ code }) => code === view.classification);
  const title = chosenClass?.name ?? (view.kind === 'new' ? t('new') : entry('allGames'));
  const isWhole = view.kind === 'all' && view.vendor === undefined && view.classification === undefined;
  return (
    <>
      <div className={styles.tabs}>
        <CategoryTabs
          view={view}
          vendors={vendors}
          isFavoritesHidden={isFavoritesHidden}
          onShow={onShow}
          panelId={panelId}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={t(`category${gameType}`)}>
        {isWhole && <HotOfKind gameType={gameType} />}
        {/* There are only few favourites, so their list ignores the vendor. */}
        {view.kind !== 'fav' && (
          <ProviderChoice
            title={title}
            vendors={vendors}
            chosen={view.vendor}
            onChoose={(vendor) =>
              onShow({ kind: 'all', gameType, search: '', ...(vendor !== undefined && { vendor }) })
            }
          />
        )}
        <GamesBody kind={view.kind} gameType={gameType} listId={listAddress(view)} games={games} beside={beside} />
      </div>
    </>
  );
}
