import type { Vendor } from '@livery/api/games/gameLists';
import { useTexts } from '@livery/i18n/react';
import { TabBar } from '@livery/ui';
import type { ReactNode } from 'react';
import { type CategoryTab, categoryTabs } from '../../model/categoryTabs.ts';
import type { GameListView } from '../../model/listAddress.ts';

export interface CategoryTabsProps {
  /** The visible list. If it is the list of one vendor, only the classes of this vendor have tabs. */
  view: GameListView;
  /** Vendors of the visible kind. */
  vendors: readonly Vendor[];
  /**
   * Whether the tabs are those of the game list. These include hot games, and new games of every kind. Default false.
   */
  isGameList?: boolean;
  /** Whether the favourites have no tab, because the screen shows them elsewhere. Default false. */
  isFavoritesHidden?: boolean;
  /** Whether the request for the vendors is pending. Default false. */
  isAwaited?: boolean;
  /** Called with the list of a tab: of the same kind and vendor, without a search. */
  onShow: (next: GameListView) => void;
  /** Id of the element with the games. */
  panelId: string;
  /** Shown after the tabs. */
  end?: ReactNode;
}

const idOf = ({ kind, classification }: CategoryTab) => (classification ? `class:${classification.code}` : kind);

/** The tabs of a list of games: All, New, Favourites and the vendors' classes. Hidden if there is only one tab. */
export function CategoryTabs({
  view,
  vendors,
  isGameList = false,
  isFavoritesHidden = false,
  isAwaited,
  onShow,
  panelId,
  end,
}: CategoryTabsProps) {
  const { t } = useTexts('games');
  const words = { all: t('all'), hot: t('hot'), new: t('new'), fav: t('favorites') };
  const { vendor, gameType } = view;
  const tabs = categoryTabs({
    gameType,
    vendors: vendor === undefined ? vendors : vendors.filter(({ code }) => code === vendor),
    isGameList,
    hasFavorites: !isFavoritesHidden,
  });
  const show = (id: string) => {
    const { kind, classification } = tabs.find((tab) => idOf(tab) === id)!;
    onShow({
      kind,
      search: '',
      ...(gameType && { gameType }),
      // There are only few hot games and favourites, so these tabs ignore the vendor.
      ...(vendor !== undefined && (kind === 'all' || kind === 'new') && { vendor }),
      ...(classification && { classification: classification.code }),
    });
  };
  return (
    <TabBar
      label={t('tabs')}
      tabs={tabs.map((tab) => ({ id: idOf(tab), label: tab.classification?.name ?? words[tab.kind] }))}
      current={view.classification === undefined ? view.kind : `class:${view.classification}`}
      onChoose={show}
      isAwaited={isAwaited}
      panelId={panelId}
      previousLabel={t('previousTabs')}
      nextLabel={t('nextTabs')}
      end={end}
    />
  );
}
