import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { readInbox } from '../contract/messages/readInbox.ts';
import { cachedInboxes, unreadAmong } from './changeInbox.ts';
import { changeUnread } from './changeUnread.ts';
import { markMessages } from './inboxPages.ts';
import { noteMessagesChange } from './messageTabs.api.ts';
import { changeStored } from './storedInbox.ts';

export const readInboxApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Marks messages, 100 at most, as read: at once in the lists and the count that are here, and unread again where the gateway
     * does not take it. Gives how many are unread from then on.
     */
    readInbox: build.mutation<number, readonly string[], unknown>({
      query: (messageIds) => ({ call: readInbox, body: { messageIds: [...messageIds] } }),
      transformResponse: ({ unReadCount }: CallValue<typeof readInbox>) => unReadCount,
      onQueryStarted: async (messageIds, { dispatch, getState, queryFulfilled }) => {
        const inboxes = cachedInboxes(getState());
        const changed = unreadAmong(inboxes, new Set(messageIds));
        const mark = (read: boolean) => {
          for (const { change } of inboxes) dispatch(change((pages) => markMessages(pages, changed, read)));
          dispatch(changeUnread((count) => count + (read ? -changed.size : changed.size)));
        };
        mark(true);
        try {
          const { data: count } = await queryFulfilled;
          dispatch(changeUnread(() => count));
          changeStored(new Set(messageIds), 'read');
          noteMessagesChange(getState());
        } catch {
          mark(false);
          // Another answer may have counted them already.
          dispatch(gatewayApi.util.invalidateTags(['Unread']));
        }
      },
    }),
  }),
});

export const { useReadInboxMutation } = readInboxApi;
