import { useGetVendorGameTypesQuery } from '@livery/api/games/gameLists';
import { failureKey } from '@livery/i18n';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type GameListView, type ListKind, listAddress, readListAddress } from '../../model/listAddress.ts';
import type { GameListViewProps } from './GameListView.tsx';
import { useGoBack } from '@livery/foundation/navigation';
import { useGamesOf } from './useGamesOf.ts';

const vendorTab = 'vendor:';

/** State and handlers of the game list: the list in the address, its games, and the tabs that lead to other lists. */
export function useGameListScreen(): GameListViewProps {
  const { t } = useTexts('games');
  const { t: common } = useTexts('common');
  const { showToast } = useToasts();
  const navigate = useNavigate();
  const { search: query, state } = useLocation();
  const view = readListAddress(new URLSearchParams(query));
  const { data: categories = [], isLoading: areTypesAwaited } = useGetVendorGameTypesQuery();
  const games = useGamesOf(view);

  // Lists replace one another in the history: going back leaves the screen at once, whatever tabs were looked at.
  // Each begins at its top.
  const show = useCallback(
    (next: GameListView) => {
      void navigate(listAddress(next), { replace: true, state });
      window.scrollTo({ top: 0, behavior: 'instant' });
    },
    [navigate, state],
  );
  const category = categories.find(({ gameType }) => gameType === view.gameType);

  const ofType = view.gameType !== undefined && { gameType: view.gameType };
  const showVendor = (vendor: string | undefined, kind: ListKind = 'all') =>
    show({ search: '', kind, ...ofType, ...(vendor !== undefined && { vendor }) });

  const refresh = async () => {
    const failure = await games.onRefresh();
    if (failure) showToast(common(failureKey(failure)), { kind: 'failure', duration: toastDuration.short });
  };

  return {
    view,
    games,
    onBack: useGoBack(),
    areTypesAwaited,
    typeTabs: [
      { id: '', label: t('all') },
      ...categories.map(({ gameType }) => ({ id: gameType, label: t(`category${gameType}`) })),
    ],
    listTabs: [
      { id: 'all', label: t('all') },
      { id: 'hot', label: t('hot') },
      ...(view.gameType === 'RNG' ? [{ id: 'new', label: t('new') }] : []),
      { id: 'fav', label: t('favorites') },
      ...(category?.vendors ?? []).map(({ code, name }) => ({ id: `${vendorTab}${code}`, label: name })),
    ],
    listTab: view.vendor === undefined ? view.kind : `${vendorTab}${view.vendor}`,
    onType: (value) =>
      show({
        kind: 'all',
        search: '',
        ...(value !== '' && { gameType: categories.find(({ gameType }) => gameType === value)?.gameType }),
      }),
    onList: (value) =>
      value.startsWith(vendorTab)
        ? showVendor(value.slice(vendorTab.length))
        : showVendor(undefined, value as ListKind),
    onSearch: (search) => show({ kind: 'all', search: search.trim(), ...ofType }),
    vendors: category?.vendors ?? [],
    onVendor: (code) => showVendor(code),
    onRefresh: refresh,
  };
}
