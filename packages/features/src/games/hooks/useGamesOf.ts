import type { GatewayError } from '@livery/api/client';
import { type Game, useGameListInfiniteQuery, useGetHotGamesQuery } from '@livery/api/games/gameLists';
import { useAllFavoriteGamesInfiniteQuery } from '@livery/api/games/allFavorites';
import { useFavoriteGamesInfiniteQuery } from '@livery/api/games/favorites';
import { selectIsSignedIn } from '@livery/api/session';
import { failureOf } from '@livery/foundation/failure';
import { useFoundPages } from '@livery/foundation/navigation';
import { useResume } from '@livery/foundation/refresh';
import { useLanguage } from '@livery/i18n/react';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { type FavoritesPlace, favoritePageSizes } from '../model/favoritePageSizes.ts';
import { withoutRepeats } from '../model/withoutRepeats.ts';
import type { GameListView } from '../model/listAddress.ts';

/** The loaded games of a list. */
export interface ListedGames {
  games: readonly Game[];
  /** The size of the whole list, if the gateway sends it. */
  total?: number | undefined;
  /** Whether the first games are loading. */
  isLoading: boolean;
  /** The error, if no games are loaded and the last request failed. */
  failure: GatewayError | undefined;
  /** Whether there are more pages. */
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Whether the last request for more games failed. The loaded games stay. */
  isMoreFailed: boolean;
  onMore: () => void;
  onRetry: () => void;
  /** Loads the list again from its first page. Resolves to the error if the request failed, otherwise to undefined. */
  onRefresh: () => Promise<GatewayError | undefined>;
}

interface GamesOptions {
  /** The location of the list, which decides how many favourites a page has. Default `list`. */
  place?: FavoritesPlace;
  /** Whether the list contains the favourites of every kind, as in the centre. Default false. */
  isEveryFavorite?: boolean;
}

/**
 * Returns the games of the visible list. Only the query for this list runs. Results are read from `currentData`,
 * because `data` still contains the games of the last list until the games of the new list are loaded, or forever if
 * they fail.
 */
export function useGamesOf(
  view: GameListView,
  { place = 'list', isEveryFavorite = false }: GamesOptions = {},
): ListedGames {
  const language = useLanguage();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { kind, gameType, vendor, classification, search } = view;
  const isPaged = kind === 'all' || kind === 'new';

  const paged = useGameListInfiniteQuery(
    {
      language,
      gameType,
      vendorCode: vendor,
      classification,
      search: search === '' ? undefined : search,
      isNew: kind === 'new' || undefined,
    },
    // A loaded list continues at its end, because a reload of all its pages would delay the next page. See `useResume`
    // below.
    { skip: !isPaged, refetchOnReconnect: false },
  );
  const hot = useGetHotGamesQuery({ language }, { skip: kind !== 'hot' });
  const favorites = useFavoriteGamesInfiniteQuery(
    { language, pageSize: favoritePageSizes[place], gameType, vendorCode: vendor },
    { skip: kind !== 'fav' || isEveryFavorite || !isSignedIn },
  );
  const everyFavorite = useAllFavoriteGamesInfiniteQuery(
    { language },
    { skip: kind !== 'fav' || !isEveryFavorite || !isSignedIn },
  );

  const pages = isPaged ? paged : isEveryFavorite ? everyFavorite : favorites;
  const retry = () => void (pages.currentData === undefined ? pages.refetch() : pages.fetchNextPage());
  useResume({ hasFailed: isPaged && paged.isError, isFetching: paged.isFetching, onRetry: retry });

  const hasAllFound = useFoundPages({
    list: `${kind} ${gameType} ${vendor} ${classification} ${search}`,
    pages: pages.currentData?.pages.length ?? 0,
    canGoOn: pages.hasNextPage && !pages.isError,
    isFetching: pages.isFetching,
    onMore: () => void pages.fetchNextPage(),
  });

  const games = useMemo(() => {
    // The gateway filters lists that have pages. It sends the hot list as a whole, so the hot list is filtered here.
    const fits = (game: Game) =>
      (gameType ?? game.category) === game.category && (vendor ?? game.vendorCode) === game.vendorCode;
    if (kind === 'hot') return (hot.currentData ?? []).filter(fits);
    if (kind === 'fav' && !isSignedIn) return [];
    return withoutRepeats(pages.currentData?.pages.flatMap((page) => page.games) ?? []);
  }, [kind, gameType, vendor, isSignedIn, hot.currentData, pages.currentData]);

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
      onRefresh: async () => failureOf((await hot.refetch()).error),
    };
  }
  const isOn = isPaged || isSignedIn;
  return {
    games,
    total: paged.currentData?.pages[0]?.total,
    isLoading: isOn && (pages.currentData === undefined ? !pages.isError : !hasAllFound),
    failure: isOn && pages.currentData === undefined && !pages.isFetching ? failureOf(pages.error) : undefined,
    hasMore: isOn && pages.hasNextPage,
    // True for any request, because the next page cannot be requested while the loaded pages are requested again.
    isLoadingMore: isOn && pages.hasNextPage && pages.isFetching,
    isMoreFailed: isOn && pages.hasNextPage && pages.isError,
    onMore: () => {
      if (pages.hasNextPage && !pages.isFetching) void pages.fetchNextPage();
    },
    onRetry: retry,
    onRefresh: async () => (isOn ? failureOf((await pages.refetch({ refetchCachedPages: false })).error) : undefined),
  };
}
