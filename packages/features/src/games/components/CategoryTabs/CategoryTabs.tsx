import type { Vendor } from '@livery/api/games/gameLists';
import { useTexts } from '@livery/i18n/react';
import { TabBar } from '@livery/ui';
import type { ReactNode } from 'react';
import { type CategoryTab, categoryTabs } from '../../model/categoryTabs.ts';
import type { GameListView } from '../../model/listAddress.ts';

export interface CategoryTabsProps {
  /** The list on show. With a vendor its classes alone are offered. */
  view: GameListView;
  /** Who provides games of the kind on show. */
  vendors: readonly Vendor[];
  /** The tabs are those of the game list: with the hot games, and with new games of every kind. Default false. */
  isGameList?: boolean;
  /** Where the screen has the favourites elsewhere, the tabs go without. Default false. */
  isFavoritesHidden?: boolean;
  /** The vendors have been asked for and are not here yet. Default false. */
  isAwaited?: boolean;
  /** Called with the list that a tab leads to: of the same kind and vendor, without a search. */
  onShow: (next: GameListView) => void;
  /** Id of the element with the games. */
  panelId: string;
  /** After the tabs. */
  end?: ReactNode;
}

const idOf = ({ kind, classification }: CategoryTab) => (classification ? `class:${classification.code}` : kind);

/** The row of tabs over a list of games: All, New, Favourites and the vendors' classes. Hidden where there is only one. */
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
      // The hot games and the favourites are few: they are shown as a whole.
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
