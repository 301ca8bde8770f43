import type { UnknownAction } from '@reduxjs/toolkit';
import { getInboxApi, type InboxPage } from './getInbox.api.ts';

type InboxState = Parameters<typeof getInboxApi.util.selectInvalidatedBy>[0];

/** An inbox in the cache, in one language. */
interface CachedInbox {
  /** Differs from list to list. */
  id: string;
  pages: readonly InboxPage[];
  /** More pages can be had. */
  hasMore: boolean;
  /** The action that changes it. `positions` says of each page which one it is. */
  change: (recipe: (pages: InboxPage[], positions: { pageNo: number }[]) => void) => UnknownAction;
  /** The action that fetches all pages that are here anew, or the first one alone, with which the others go. */
  refetch: (pages: 'all' | 'first') => UnknownAction;
}

/** The inbox as it is in the cache, once for each language in which it was shown. */
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

/** Which of these messages are unread, as far as they are here. */
export function unreadAmong(inboxes: readonly CachedInbox[], ids: ReadonlySet<string>): ReadonlySet<string> {
  const messages = inboxes.flatMap(({ pages }) => pages.flatMap(({ content }) => content));
  return new Set(messages.filter(({ id, read }) => ids.has(id) && !read).map(({ id }) => id));
}
