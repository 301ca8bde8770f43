import type { GatewayError } from '@livery/api/client';
import type { GameType } from '@livery/api/contract';
import { type GameCategory, useGetVendorGameTypesQuery } from '@livery/api/games/gameLists';
import { useResume } from '@livery/foundation/refresh';
import { useGamesAddress } from '../../hooks/useGamesAddress.ts';
import { failureOf } from '@livery/foundation/failure';
import type { GameListView } from '../../model/listAddress.ts';

export interface GameCentreViewProps {
  /** The kinds to choose from; undefined where the centre has a single one. */
  kinds: readonly GameType[] | undefined;
  /** The kinds and their vendors have been asked for and are not here yet. */
  isAwaited: boolean;
  /** Why they could not be had. */
  failure: GatewayError | undefined;
  onRetry: () => void;
  /** The kind on show; undefined where the merchant has none, and for the favourites of every kind. */
  category: GameCategory | undefined;
  /** Which of its games are on show. */
  view: GameListView;
  onShow: (next: GameListView) => void;
}

/**
 * State and handlers of a centre: the kind and the list in the address, and the tabs that lead to others.
 *
 * @param only the single kind that the centre has
 */
export function useGameCentre(only?: GameType): GameCentreViewProps {
  const { view, show } = useGamesAddress(only);
  const { data, isFetching, isError, error, refetch } = useGetVendorGameTypesQuery();
  useResume({ hasFailed: isError, isFetching, onRetry: () => void refetch() });
  const isOfEveryKind = view.kind === 'fav' && view.gameType === undefined;
  const category = isOfEveryKind
    ? undefined
    : data?.find(({ gameType }) => view.gameType === undefined || gameType === view.gameType);
  return {
    kinds: only === undefined ? (data ?? []).map(({ gameType }) => gameType) : undefined,
    isAwaited: data === undefined && isFetching,
    failure: data === undefined && !isFetching ? failureOf(error) : undefined,
    onRetry: () => void refetch(),
    category,
    view: category === undefined ? view : { ...view, gameType: category.gameType },
    onShow: show,
  };
}
