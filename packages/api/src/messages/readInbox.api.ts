import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { readInbox } from '../contract/messages/readInbox.ts';
import { cachedInboxes, unreadAmong } from './changeInbox.ts';
import { markMessages, placesOf } from './inboxPages.ts';
import { runChange } from './runChange.ts';
import { storedInbox } from './storedInbox.ts';

export const readInboxApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Marks at most 100 messages as read. The cached lists and the count change immediately, and change back if the
     * call fails. Returns the new number of unread messages.
     */
    readInbox: build.mutation<number, readonly string[], unknown>({
      query: (messageIds) => ({ call: readInbox, body: { messageIds: [...messageIds] } }),
      transformResponse: ({ unReadCount }: CallValue<typeof readInbox>) => unReadCount,
      onQueryStarted: (messageIds, started) => {
        const ids = new Set(messageIds);
        const changed = unreadAmong(cachedInboxes(started.getState()), ids);
        const mark = (marked: ReadonlySet<string>, read: boolean) => {
          for (const { pages, change } of cachedInboxes(started.getState()))
            if (placesOf(pages, marked).some(({ message }) => message.read !== read))
              started.dispatch(change((draft) => markMessages(draft, marked, read)));
        };
        return runChange(started, {
          show: () => mark(ids, true),
          undo: () => mark(changed, false),
          fewer: changed.size,
          onDone: () => storedInbox.change(ids, 'read'),
        });
      },
    }),
  }),
});

export const { useReadInboxMutation } = readInboxApi;
