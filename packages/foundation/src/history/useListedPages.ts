import type { GatewayError } from '@livery/api/client';
import { useMemo } from 'react';
import { failureOf } from '../failure/index.ts';
import { useResume } from '../refresh/index.ts';

/** What an infinite query of `gatewayPages` gives, as far as a history needs it. */
export interface PagesQuery<Page> {
  currentData?: { pages: readonly Page[] } | undefined;
  error?: unknown;
  isError: boolean;
  /** What failed last was to have more. */
  isFetchNextPageError: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: (options?: { refetchCachedPages?: boolean }) => PromiseLike<{ error?: unknown }>;
}

/**
 * For the query's options: a history that is here goes on from its end when the network is back, where all its pages anew would
 * hold that up, and one that was seen a while ago (seconds) is asked for again.
 */
export const historyQuery = { refetchOnReconnect: false, refetchOnMountOrArgChange: 30 } as const;

/** Rows of a history, as far as they are here. */
export interface HistoryPages<Row> {
  rows: readonly Row[];
  /** The first rows are loading. */
  isLoading: boolean;
  /** Nothing is here and the last try failed, for this reason. */
  failure: GatewayError | undefined;
  /** More pages can be had. */
  hasMore: boolean;
  isLoadingMore: boolean;
  /** The last "more" failed; what is here stays. */
  isMoreFailed: boolean;
  /** Rows are here, maybe of an earlier visit, and the gateway is asked for them anew or for more. Default: no. */
  isRefreshing?: boolean;
  /** Rows are here, and this is why the last try to have them anew, or more, failed. */
  refreshFailure?: GatewayError | undefined;
  onMore: () => void;
  onRetry: () => void;
  /** Fetches the history anew, from its first page. Resolves to why that failed, or to nothing. */
  onRefresh: () => Promise<GatewayError | undefined>;
}

export interface PagesSource<Page, Row> {
  /** Stable. */
  rowsOf: (page: Page) => readonly Row[];
  /** Stable. What came while pages were read moves the rest on, and a row to the next page: it is shown once. */
  idOf: (row: Row) => string;
}

/** The pages of a history's query as rows, for a list that nobody comes back to. Give the query `historyQuery` as its options. */
export function useListedPages<Page, Row>(
  pages: PagesQuery<Page>,
  { rowsOf, idOf }: PagesSource<Page, Row>,
): HistoryPages<Row> {
  const { currentData, isError, isFetching, hasNextPage } = pages;
  // With nothing further to fetch, what failed was all of it.
  const retry = () => void (currentData === undefined || !hasNextPage ? pages.refetch() : pages.fetchNextPage());
  useResume({ hasFailed: isError, isFetching, onRetry: retry });
  const rows = useMemo(() => {
    const all = currentData?.pages.flatMap(rowsOf) ?? [];
    return [...new Map(all.map((row) => [idOf(row), row])).values()];
  }, [currentData, rowsOf, idOf]);

  return {
    rows,
    isLoading: currentData === undefined && !isError,
    failure: currentData === undefined && !isFetching ? failureOf(pages.error) : undefined,
    hasMore: hasNextPage,
    isLoadingMore: hasNextPage && isFetching,
    isMoreFailed: hasNextPage && pages.isFetchNextPageError,
    isRefreshing: currentData !== undefined && isFetching,
    refreshFailure: currentData === undefined || isFetching ? undefined : failureOf(pages.error),
    onMore: () => {
      if (hasNextPage && !isFetching) void pages.fetchNextPage();
    },
    onRetry: retry,
    onRefresh: async () => failureOf((await pages.refetch({ refetchCachedPages: false })).error),
  };
}
