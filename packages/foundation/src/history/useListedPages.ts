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
  /** Whether the last request for more failed; loaded rows remain. */
  isMoreFailed: boolean;
  /** Whether rows are shown, possibly of an earlier visit, while they or more rows are requested. Default: false. */
  isRefreshing?: boolean;
  /** The reason why the last request for new or more rows failed, while rows are shown. */
  refreshFailure?: GatewayError | undefined;
  onMore: () => void;
  onRetry: () => void;
  /** Requests the history again, from its first page. Resolves to the failure, or to undefined. */
  onRefresh: () => Promise<GatewayError | undefined>;
}

export interface PagesSource<Page, Row> {
  /** Must be stable between renders. */
  rowsOf: (page: Page) => readonly Row[];
  /**
   * Must be stable between renders. New entries move a row to the next page while pages are loaded: it is shown once.
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
  // If there is no next page, the failed request was for all pages.
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
