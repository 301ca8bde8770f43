import type { Vendor } from '@livery/api/games/gameLists';
import { useTexts } from '@livery/i18n/react';
import { BackButton, ScrollTopButton, SearchField, type Tab, TabBar, VisuallyHidden } from '@livery/ui';
import { PullToRefresh } from '@livery/ui/touch';
import { type GameListView as ListOnShow, listAddress } from '../../model/listAddress.ts';
import { ProvidersButton } from '../../components/ProvidersButton/ProvidersButton.tsx';
import { GameListBody } from './GameListBody.tsx';
import styles from './GameListView.module.css';
import type { ListedGames } from './useGamesOf.ts';

const panelId = 'games';

export interface GameListViewProps {
  view: ListOnShow;
  games: ListedGames;
  /** Kinds of game; the first stands for all. */
  typeTabs: readonly Tab[];
  /** The kinds have been asked for and are not here yet. */
  areTypesAwaited: boolean;
  /** Lists within the kind: all, hot, new, favourites, one per vendor. */
  listTabs: readonly Tab[];
  listTab: string;
  onBack: () => void;
  onType: (value: string) => void;
  onList: (value: string) => void;
  /** Called with the words on Enter, and with none when they are cleared. */
  onSearch: (words: string) => void;
  /** Who provides games of this kind. */
  vendors: readonly Vendor[];
  /** Called with a vendor's code, or undefined for all of them. */
  onVendor: (code: string | undefined) => void;
  /** Fetches the list anew when it is pulled down from its top. */
  onRefresh: () => Promise<unknown>;
}

/** With more vendors than this a sheet shows all of them. */
const manyVendors = 8;

/** Bar with search, two rows of tabs, and the games. */
export function GameListView({
  view,
  games,
  typeTabs,
  areTypesAwaited,
  listTabs,
  listTab,
  onBack,
  onType,
  onList,
  onSearch,
  vendors,
  onVendor,
  onRefresh,
}: GameListViewProps) {
  const { t } = useTexts('games');
  const { t: common } = useTexts('common');
  const arrows = { previousLabel: t('previousTabs'), nextLabel: t('nextTabs') };

  return (
    <>
      <VisuallyHidden>
        <h1>{t('title')}</h1>
      </VisuallyHidden>
      <div className={styles.top}>
        <div className={styles.bar}>
          <BackButton label={common('back')} onClick={onBack} />
          <SearchField
            label={t('search')}
            placeholder={t('search')}
            clearLabel={t('clearSearch')}
            value={view.search}
            maxLength={60}
            onSearch={onSearch}
          />
        </div>
        <TabBar
          label={t('title')}
          tabs={typeTabs}
          current={view.gameType ?? ''}
          onChoose={onType}
          isAwaited={areTypesAwaited}
          panelId={panelId}
          {...arrows}
        />
        <TabBar
          label={t('tabs')}
          tabs={listTabs}
          current={listTab}
          onChoose={onList}
          panelId={panelId}
          {...arrows}
          end={
            vendors.length > manyVendors && (
              <ProvidersButton vendors={vendors} chosen={view.vendor} onChoose={onVendor} />
            )
          }
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={t('title')}>
        <GameListBody kind={view.kind} gameType={view.gameType} listId={listAddress(view)} games={games} />
      </div>
      <PullToRefresh onRefresh={onRefresh} busyLabel={common('loading')} />
      <ScrollTopButton label={t('toTop')} />
    </>
  );
}
