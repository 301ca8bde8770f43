import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { removeInbox } from '../contract/messages/removeInbox.ts';
import { cachedInboxes, unreadAmong } from './changeInbox.ts';
import { changeUnread } from './changeUnread.ts';
import { placesOf, removeMessages, restoreMessages } from './inboxPages.ts';
import { noteMessagesChange } from './messageTabs.api.ts';
import { changeStored } from './storedInbox.ts';

export const removeInboxApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Takes messages, 100 at most, out of the inbox: at once out of the lists that are here, and back where the gateway does not
     * take it. Gives how many are unread from then on.
     */
    removeInbox: build.mutation<number, readonly string[], unknown>({
      query: (messageIds) => ({ call: removeInbox, query: { messageIds: messageIds.join(',') } }),
      transformResponse: ({ unReadCount }: CallValue<typeof removeInbox>) => unReadCount,
      onQueryStarted: async (messageIds, { dispatch, getState, queryFulfilled }) => {
        const ids = new Set(messageIds);
        const inboxes = cachedInboxes(getState());
        const unread = unreadAmong(inboxes, ids).size;
        const removed = inboxes.map(({ pages }) => placesOf(pages, ids));
        for (const { change } of inboxes) dispatch(change((pages) => removeMessages(pages, ids)));
        dispatch(changeUnread((count) => count - unread));
        try {
          const { data: count } = await queryFulfilled;
          dispatch(changeUnread(() => count));
          changeStored(ids, 'remove');
          noteMessagesChange(getState());
          // With messages gone, the next page starts earlier: a list that has more is fetched anew, or it would skip some.
          if (inboxes.some(({ pages }) => pages.length < (pages.at(-1)?.totalPages ?? 0)))
            dispatch(gatewayApi.util.invalidateTags(['Inbox']));
        } catch {
          // By meaning and not by patch: other messages may have come or gone since.
          for (const [index, { change }] of inboxes.entries())
            dispatch(change((pages) => restoreMessages(pages, removed[index] ?? [])));
          dispatch(changeUnread((count) => count + unread));
          // Another answer may have counted them already.
          dispatch(gatewayApi.util.invalidateTags(['Unread']));
        }
      },
    }),
  }),
});

export const { useRemoveInboxMutation } = removeInboxApi;
