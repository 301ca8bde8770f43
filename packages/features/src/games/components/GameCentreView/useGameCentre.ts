import type { GatewayError } from '@livery/api/client';
import type { GameType } from '@livery/api/contract';
import { type GameCategory, useGetVendorGameTypesQuery } from '@livery/api/games/gameLists';
import { useResume } from '@livery/foundation/refresh';
import { useGamesAddress } from '../../hooks/useGamesAddress.ts';
import { failureOf } from '@livery/foundation/failure';
import type { GameListView } from '../../model/listAddress.ts';

export interface GameCentreViewProps {
  /** The kinds to choose from. Undefined if the centre has a single kind. */
  kinds: readonly GameType[] | undefined;
  /** Whether the request for the kinds and their vendors is pending. */
  isAwaited: boolean;
  /** The error of the request for the kinds. */
  failure: GatewayError | undefined;
  onRetry: () => void;
  /** The chosen kind. Undefined if the merchant has no kind, and for the favourites of every kind. */
  category: GameCategory | undefined;
  /** The visible list of the kind's games. */
  view: GameListView;
  onShow: (next: GameListView) => void;
}

/**
 * State and handlers of a game centre: the kind and the list from the address, and the tabs that change them.
 *
 * @param only the kind of a centre that has only one kind
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
