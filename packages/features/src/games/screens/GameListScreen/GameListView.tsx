import type { Vendor } from '@livery/api/games/gameLists';
import { useTexts } from '@livery/i18n/react';
import { BackButton, ScrollTopButton, type Tab, TabBar, VisuallyHidden } from '@livery/ui';
import { PullToRefresh } from '@livery/ui/touch';
import { type GameListView as ListOnShow, listAddress } from '../../model/listAddress.ts';
import { CategoryTabs } from '../../components/CategoryTabs/CategoryTabs.tsx';
import { GameSearchField } from '../../components/GameSearch/GameSearchField.tsx';
import type { SearchedGames } from '../../components/GameSearch/gameSearchProps.ts';
import { ProvidersButton } from '../../components/ProvidersButton/ProvidersButton.tsx';
import { GamesBody } from '../../components/GamesBody/GamesBody.tsx';
import { VendorChip } from '../../components/VendorChip/VendorChip.tsx';
import styles from './GameListView.module.css';
import type { ListedGames } from '../../hooks/useGamesOf.ts';
import { NothingFound } from './NothingFound.tsx';
import { SearchSummary } from './SearchSummary.tsx';

const panelId = 'games';

export interface GameListViewProps {
  view: ListOnShow;
  games: ListedGames;
  /** Kinds of games. The first tab is for all kinds. */
  typeTabs: readonly Tab[];
  /** Whether the request for the kinds is pending. */
  areTypesAwaited: boolean;
  onBack: () => void;
  onType: (value: string) => void;
  /** Called with another list within the kind: hot, all, new, favourites, a class. */
  onShow: (next: ListOnShow) => void;
  /** Called with the search and its kind, and with an empty search when it is cleared. */
  onSearch: (searched: SearchedGames) => void;
  /** Vendors of this kind. */
  vendors: readonly Vendor[];
  /** The vendor to which the list is limited. */
  vendor: Vendor | undefined;
  /** Called with a vendor's code, or with undefined for all vendors. */
  onVendor: (code: string | undefined) => void;
  /** Loads the list again when the player pulls it down from its top. */
  onRefresh: () => Promise<unknown>;
}

/** The bar with the search, two rows of tabs, and the games. */
export function GameListView({
  view,
  games,
  typeTabs,
  areTypesAwaited,
  onBack,
  onType,
  onShow,
  onSearch,
  vendors,
  vendor,
  onVendor,
  onRefresh,
}: GameListViewProps) {
  const { t } = useTexts('games');
  const { t: common } = useTexts('common');
  const searchAll = () => onSearch({ search: view.search });
  const arrows = { previousLabel: t('previousTabs'), nextLabel: t('nextTabs') };

  return (
    <>
      <VisuallyHidden>
        <h1>{t('title')}</h1>
      </VisuallyHidden>
      <div className={styles.top}>
        <div className={styles.bar}>
          <BackButton label={common('back')} onClick={onBack} />
          <GameSearchField search={view.search} gameType={view.gameType} onSearch={onSearch} />
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
        <CategoryTabs
          view={view}
          vendors={vendors}
          isGameList
          onShow={onShow}
          panelId={panelId}
          end={vendors.length > 1 && <ProvidersButton vendors={vendors} chosen={view.vendor} onChoose={onVendor} />}
        />
      </div>
      {vendor && (
        <div className={styles.vendor}>
          <VendorChip vendor={vendor} onClear={() => onVendor(undefined)} />
        </div>
      )}
      <div id={panelId} role="tabpanel" aria-label={t('title')}>
        {view.search !== '' && <SearchSummary gameType={view.gameType} games={games} onSearchAll={searchAll} />}
        <GamesBody
          kind={view.kind}
          gameType={view.gameType}
          listId={listAddress(view)}
          games={games}
          whenEmpty={view.search === '' ? undefined : <NothingFound {...view} onSearchAll={searchAll} />}
        />
      </div>
      <PullToRefresh onRefresh={onRefresh} busyLabel={common('loading')} />
      <ScrollTopButton label={t('toTop')} />
    </>
  );
}
