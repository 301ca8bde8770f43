import type { GatewayError } from '@livery/api/client';
import { type Game, useGameListInfiniteQuery, useGetHotGamesQuery } from '@livery/api/games/gameLists';
import { useFavoriteGamesInfiniteQuery } from '@livery/api/games/favorites';
import { selectIsSignedIn } from '@livery/api/session';
import { useResume } from '@livery/foundation/refresh';
import { useLanguage } from '@livery/i18n/react';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { failureOf } from '../../model/failureOf.ts';
import { heartPageSize } from '../../hooks/useFavoriteIds.ts';
import type { GameListView } from '../../model/listAddress.ts';

/** Games of a list, as far as they are here. */
export interface ListedGames {
  games: readonly Game[];
  /** The first games are loading. */
  isLoading: boolean;
  /** Nothing is here and the last try failed, for this reason. */
  failure: GatewayError | undefined;
  /** More pages can be had. */
  hasMore: boolean;
  isLoadingMore: boolean;
  /** The last "more" failed; what is here stays. */
  isMoreFailed: boolean;
  onMore: () => void;
  onRetry: () => void;
}

/**
 * The games of the list on show. Only the query that the list needs runs. All is read from `currentData`: `data` still holds
 * the games of the last list until those of the new one are here, or for good where they never come.
 */
export function useGamesOf(view: GameListView): ListedGames {
  const language = useLanguage();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { kind, gameType, vendor, search } = view;
  const isPaged = kind === 'all' || kind === 'new';

  const paged = useGameListInfiniteQuery(
    {
      language,
      gameType,
      vendorCode: vendor,
      search: search === '' ? undefined : search,
      isNew: kind === 'new' || undefined,
    },
    // A list that is here goes on from its end: all its pages anew would hold that up. See `useResume` below.
    { skip: !isPaged, refetchOnReconnect: false },
  );
  const hot = useGetHotGamesQuery({ language }, { skip: kind !== 'hot' });
  const favorites = useFavoriteGamesInfiniteQuery(
    { language, pageSize: heartPageSize },
    { skip: kind !== 'fav' || !isSignedIn },
  );

  const pages = isPaged ? paged : favorites;
  const retry = () => void (pages.currentData === undefined ? pages.refetch() : pages.fetchNextPage());
  useResume({ hasFailed: isPaged && paged.isError, isFetching: paged.isFetching, onRetry: retry });

  const games = useMemo(() => {
    if (kind === 'hot')
      return (hot.currentData ?? []).filter((game) => gameType === undefined || game.category === gameType);
    if (kind === 'fav' && !isSignedIn) return [];
    const all = (isPaged ? paged.currentData : favorites.currentData)?.pages.flatMap((page) => page.games) ?? [];
    return kind === 'fav' && gameType !== undefined ? all.filter((game) => game.category === gameType) : all;
  }, [kind, gameType, isPaged, isSignedIn, hot.currentData, paged.currentData, favorites.currentData]);

  if (kind === 'hot') {
    return {
      games,
      isLoading: hot.isFetching && hot.currentData === undefined,
      failure: hot.currentData === undefined && !hot.isFetching ? failureOf(hot.error) : undefined,
      hasMore: false,
      isLoadingMore: false,
      isMoreFailed: false,
      onMore: () => undefined,
      onRetry: () => void hot.refetch(),
    };
  }
  const isOn = isPaged || isSignedIn;
  return {
    games,
    isLoading: isOn && pages.currentData === undefined && !pages.isError,
    failure: isOn && pages.currentData === undefined && !pages.isFetching ? failureOf(pages.error) : undefined,
    hasMore: isOn && pages.hasNextPage,
    // Whatever is under way: while the pages that are here are fetched anew, no next one can be asked for.
    isLoadingMore: isOn && pages.hasNextPage && pages.isFetching,
    isMoreFailed: isOn && pages.hasNextPage && pages.isError,
    onMore: () => {
      if (pages.hasNextPage && !pages.isFetching) void pages.fetchNextPage();
    },
    onRetry: retry,
  };
}
