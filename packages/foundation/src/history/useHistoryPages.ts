import { useFoundPages } from '../navigation/index.ts';
import { type HistoryPages, type PagesQuery, type PagesSource, useListedPages } from './useListedPages.ts';

interface HistorySource<Page, Row> extends PagesSource<Page, Row> {
  /** Unique for each filter. */
  listId: string;
}

/**
 * The pages of a history's query as rows. When the player returns to the screen, as many pages are loaded as before.
 * Pass `historyQuery` as the options of the query.
 */
export function useHistoryPages<Page, Row>(
  pages: PagesQuery<Page>,
  { listId, ...source }: HistorySource<Page, Row>,
): HistoryPages<Row> {
  const { currentData, isError, isFetching, hasNextPage } = pages;
  const listed = useListedPages(pages, source);
  const hasAllFound = useFoundPages({
    list: listId,
    pages: currentData?.pages.length ?? 0,
    canGoOn: hasNextPage && !isError,
    isFetching,
    onMore: () => void pages.fetchNextPage(),
  });
  return { ...listed, isLoading: currentData === undefined ? listed.isLoading : !hasAllFound };
}
