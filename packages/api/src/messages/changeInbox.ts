import type { UnknownAction } from '@reduxjs/toolkit';
import { getInboxApi, type InboxPage } from './getInbox.api.ts';

type InboxState = Parameters<typeof getInboxApi.util.selectInvalidatedBy>[0];

/** An inbox in the cache, in one language. */
interface CachedInbox {
  /** Id that is unique for each list. */
  id: string;
  pages: readonly InboxPage[];
  /** Whether the gateway has more pages. */
  hasMore: boolean;
  /** The action that changes the pages. `positions` has the number of each page. */
  change: (recipe: (pages: InboxPage[], positions: { pageNo: number }[]) => void) => UnknownAction;
  /** The action that requests all loaded pages again, or that requests only the first page and drops the others. */
  refetch: (pages: 'all' | 'first') => UnknownAction;
}

/** The cached inboxes, one for each language and search. */
export function cachedInboxes(state: unknown): CachedInbox[] {
  const root = state as InboxState;
  return getInboxApi.util.selectCachedArgsForQuery(root, 'getInbox').flatMap((filter) => {
    const { data, hasNextPage } = getInboxApi.endpoints.getInbox.select(filter)(root);
    const change: CachedInbox['change'] = (recipe) =>
      getInboxApi.util.updateQueryData('getInbox', filter, ({ pages, pageParams }) =>
        recipe(pages, pageParams),
      ) as unknown as UnknownAction;
    const refetch: CachedInbox['refetch'] = (which) =>
      getInboxApi.endpoints.getInbox.initiate(filter, {
        forceRefetch: true,
        subscribe: false,
        refetchCachedPages: which === 'all',
      }) as unknown as UnknownAction;
    return data ? [{ id: JSON.stringify(filter), pages: data.pages, hasMore: hasNextPage, change, refetch }] : [];
  });
}

/** Returns the unread messages among these ids, as far as they are cached. */
export function unreadAmong(inboxes: readonly CachedInbox[], ids: ReadonlySet<string>): ReadonlySet<string> {
  const messages = inboxes.flatMap(({ pages }) => pages.flatMap(({ content }) => content));
  return new Set(messages.filter(({ id, read }) => ids.has(id) && !read).map(({ id }) => id));
}
