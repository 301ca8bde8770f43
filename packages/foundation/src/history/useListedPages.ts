import type { GatewayError } from '@livery/api/client';
import { useMemo } from 'react';
import { failureOf } from '../failure/index.ts';
import { useResume } from '../refresh/index.ts';

/** The part of an infinite query of `gatewayPages` that a history needs. */
export interface PagesQuery<Page> {
  currentData?: { pages: readonly Page[] } | undefined;
  error?: unknown;
  isError: boolean;
  /** Whether the last failure was a request for the next page. */
  isFetchNextPageError: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: (options?: { refetchCachedPages?: boolean }) => PromiseLike<{ error?: unknown }>;
}

/**
 * Options of the query. A reconnect does not request the loaded pages again, because that would delay the next page. A
 * history that is older than 30 seconds is requested again when it mounts.
 */
export const historyQuery = { refetchOnReconnect: false, refetchOnMountOrArgChange: 30 } as const;

/** The loaded rows of a history. */
export interface HistoryPages<Row> {
  rows: readonly Row[];
  /** Whether the first rows are loading. */
  isLoading: boolean;
  /** The reason for the last failure, if no rows are loaded. */
  failure: GatewayError | undefined;
  /** Whether more pages exist. */
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Whether the last request for the next page failed. The loaded rows remain. */
  isMoreFailed: boolean;
  /** Whether a request is running while rows are shown. The rows may come from an earlier visit. Default: false. */
  isRefreshing?: boolean;
  /** The reason why the last request for new or more rows failed, while rows are shown. */
  refreshFailure?: GatewayError | undefined;
  onMore: () => void;
  onRetry: () => void;
  /** Requests the history again, from its first page. Resolves to the failure, or to undefined. */
  onRefresh: () => Promise<GatewayError | undefined>;
}

export interface PagesSource<Page, Row> {
  /** Returns the rows of a page. Must be the same function at every render. */
  rowsOf: (page: Page) => readonly Row[];
  /**
   * Returns the id of a row. Must be the same function at every render. New entries can move a row to the next page
   * while pages are loaded; the id ensures that the row is shown only once.
   */
  idOf: (row: Row) => string;
}

/**
 * The pages of a history's query as rows, for a list without a return point. Give the query `historyQuery` as its
 * options.
 */
export function useListedPages<Page, Row>(
  pages: PagesQuery<Page>,
  { rowsOf, idOf }: PagesSource<Page, Row>,
): HistoryPages<Row> {
  const { currentData, isError, isFetching, hasNextPage } = pages;
  // If there is no next page, the request that failed was for all pages.
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
