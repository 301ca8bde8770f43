import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { removeInbox } from '../contract/messages/removeInbox.ts';
import { cachedInboxes, unreadAmong } from './changeInbox.ts';
import { placesOf, removeMessages, restoreMessages } from './inboxPages.ts';
import { runChange } from './runChange.ts';
import { storedInbox } from './storedInbox.ts';

export const removeInboxApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Takes messages, 100 at most, out of the inbox: at once out of the lists that are here, and back where the gateway does not
     * take it. Gives how many are unread from then on.
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
          // By meaning and not by patch: other messages may have come or gone since.
          undo: () => {
            for (const [index, { change }] of inboxes.entries())
              started.dispatch(change((pages) => restoreMessages(pages, removed[index] ?? [])));
          },
          fewer: unreadAmong(inboxes, ids).size,
          onDone: () => {
            storedInbox.change(ids, 'removed');
            // With messages gone, the next page starts earlier: a list that has more is fetched anew, or it would skip some.
            if (inboxes.some(({ pages }) => pages.length < (pages.at(-1)?.totalPages ?? 0)))
              started.dispatch(gatewayApi.util.invalidateTags(['Inbox']));
          },
        });
      },
    }),
  }),
});

export const { useRemoveInboxMutation } = removeInboxApi;
