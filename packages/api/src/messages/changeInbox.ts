import type { UnknownAction } from '@reduxjs/toolkit';
import { getInboxApi, type InboxPage } from './getInbox.api.ts';

type InboxState = Parameters<typeof getInboxApi.util.selectInvalidatedBy>[0];

/** An inbox in the cache, in one language. */
interface CachedInbox {
  pages: readonly InboxPage[];
  /** The action that changes it. */
  change: (recipe: (pages: InboxPage[]) => void) => UnknownAction;
}

/** The inbox as it is in the cache, once for each language in which it was shown. */
export function cachedInboxes(state: unknown): CachedInbox[] {
  const root = state as InboxState;
  return getInboxApi.util.selectCachedArgsForQuery(root, 'getInbox').flatMap((filter) => {
    const pages = getInboxApi.endpoints.getInbox.select(filter)(root).data?.pages;
    const change = (recipe: (pages: InboxPage[]) => void) =>
      getInboxApi.util.updateQueryData('getInbox', filter, (draft) => recipe(draft.pages)) as unknown as UnknownAction;
    return pages ? [{ pages, change }] : [];
  });
}

/** Which of these messages are unread, as far as they are here. */
export function unreadAmong(inboxes: readonly CachedInbox[], ids: ReadonlySet<string>): ReadonlySet<string> {
  const messages = inboxes.flatMap(({ pages }) => pages.flatMap(({ content }) => content));
  return new Set(messages.filter(({ id, read }) => ids.has(id) && !read).map(({ id }) => id));
}
