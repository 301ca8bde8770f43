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

/** Games of a list, as far as they are here. */
export interface ListedGames {
  games: readonly Game[];
  /** How many the whole list has, where the gateway says so. */
  total?: number | undefined;
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
  /** Fetches the list anew, from its first page. Resolves to why that failed, or to nothing. */
  onRefresh: () => Promise<GatewayError | undefined>;
}

interface GamesOptions {
  /** Where the list stands: it decides how many favourites a page has. Default `list`. */
  place?: FavoritesPlace;
  /** The list is one of the favourites of every kind, as the centre has it. Default false. */
  isEveryFavorite?: boolean;
}

/**
 * The games of the list on show. Only the query that the list needs runs. All is read from `currentData`: `data` still holds
 * the games of the last list until those of the new one are here, or for good where they never come.
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
    // A list that is here goes on from its end: all its pages anew would hold that up. See `useResume` below.
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
    // What the gateway filters in lists that come by page is filtered here in the one that comes whole.
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
    // Whatever is under way: while the pages that are here are fetched anew, no next one can be asked for.
    isLoadingMore: isOn && pages.hasNextPage && pages.isFetching,
    isMoreFailed: isOn && pages.hasNextPage && pages.isError,
    onMore: () => {
      if (pages.hasNextPage && !pages.isFetching) void pages.fetchNextPage();
    },
    onRetry: retry,
    onRefresh: async () => (isOn ? failureOf((await pages.refetch({ refetchCachedPages: false })).error) : undefined),
  };
}
