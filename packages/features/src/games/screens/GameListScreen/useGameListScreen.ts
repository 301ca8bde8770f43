import { useGetVendorGameTypesQuery } from '@livery/api/games/gameLists';
import { failureKey } from '@livery/i18n';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import type { GameListViewProps } from './GameListView.tsx';
import { useGoBack } from '@livery/foundation/navigation';
import { useGamesAddress } from '../../hooks/useGamesAddress.ts';
import { useGamesOf } from '../../hooks/useGamesOf.ts';

/** State and handlers of the game list: the list in the address, its games, and the controls that show other lists. */
export function useGameListScreen(): GameListViewProps {
  const { t } = useTexts('games');
  const { t: common } = useTexts('common');
  const { showToast } = useToasts();
  const { view, show } = useGamesAddress();
  const { data: categories = [], isLoading: areTypesAwaited } = useGetVendorGameTypesQuery();
  const games = useGamesOf(view);

  const category = categories.find(({ gameType }) => gameType === view.gameType);
  const ofType = view.gameType !== undefined && { gameType: view.gameType };

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
    onType: (value) =>
      show({
        kind: 'all',
        search: '',
        ...(value !== '' && { gameType: categories.find(({ gameType }) => gameType === value)?.gameType }),
      }),
    onShow: show,
    onSearch: ({ search, gameType }) => show({ kind: 'all', search, ...(gameType !== undefined && { gameType }) }),
    vendors: category?.vendors ?? [],
    vendor: (category === undefined ? categories : [category])
      .flatMap(({ vendors }) => vendors)
      .find(({ code }) => code === view.vendor),
    onVendor: (code) => show({ kind: 'all', search: '', ...ofType, ...(code !== undefined && { vendor: code }) }),
    onRefresh: refresh,
  };
}
