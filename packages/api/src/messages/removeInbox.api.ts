import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { removeInbox } from '../contract/messages/removeInbox.ts';
import { cachedInboxes, unreadAmong } from './changeInbox.ts';
import { inboxPageSize } from './inbox.ts';
import { arrangePages, messagesOf, placesOf, removeMessages, restoreMessages } from './inboxPages.ts';
import { runChange } from './runChange.ts';
import { storedInbox } from './storedInbox.ts';

export const removeInboxApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Removes at most 100 messages from the inbox. The cached lists change immediately, and the messages are restored
     * if the call fails. Returns the new number of unread messages.
     */
    removeInbox: build.mutation<number, readonly string[], unknown>({
      query: (messageIds) => ({ call: removeInbox, query: { messageIds: messageIds.join(',') } }),
      transformResponse: ({ unReadCount }: CallValue<typeof removeInbox>) => unReadCount,
      onQueryStarted: (messageIds, started) => {
        const ids = new Set(messageIds);
        const inboxes = cachedInboxes(started.getState());
        const removed = inboxes.map(({ pages }) => placesOf(pages, ids));
        return runChange(started, {
          show: () => {
            for (const { pages, change } of cachedInboxes(started.getState()))
              if (placesOf(pages, ids).length > 0) started.dispatch(change((draft) => removeMessages(draft, ids)));
          },
          // Does not undo patches, because other messages may have been added or removed since then.
          undo: () => {
            for (const [index, { change }] of inboxes.entries())
              started.dispatch(change((pages) => restoreMessages(pages, removed[index] ?? [])));
          },
          fewer: unreadAmong(inboxes, ids).size,
          onDone: () => {
            storedInbox.change(ids, 'removed');
            const pagesBefore = new Map(inboxes.map(({ id, pages }) => [id, pages.length]));
            for (const { id, pages, hasMore, change, refetch } of cachedInboxes(started.getState())) {
              const count = messagesOf(pages).length;
              // After the removal the next page starts earlier. Without rearranged pages, the list would skip messages.
              if (!hasMore || count >= pages.length * inboxPageSize) continue;
              // A page that arrived in the meantime may have skipped messages. Less than one page of messages cannot be
              // rearranged.
              const hasGrown = pages.length > (pagesBefore.get(id) ?? 1);
              if (hasGrown) started.dispatch(refetch('all'));
              else started.dispatch(count < inboxPageSize ? refetch('first') : change(arrangePages));
            }
          },
        });
      },
    }),
  }),
});

export const { useRemoveInboxMutation } = removeInboxApi;
