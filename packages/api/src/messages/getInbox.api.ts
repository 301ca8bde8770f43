import { gatewayPages } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getInbox } from '../contract/messages/getInbox.ts';
import { changeUnread } from './changeUnread.ts';
import { type InboxFilter, inboxPageSize } from './inbox.ts';
import { inboxOwner, storedInbox } from './storedInbox.ts';

export type { InboxFilter, InboxMessage, InboxPage } from './inbox.ts';

export const getInboxApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A member's messages by page, newest first: all messages, or the results of a search. The first page of all
     * messages and every opened message are stored on the device, so that they can be read without a network.
     */
    getInbox: gatewayPages(
      build,
      getInbox,
    )({
      query: (filter: InboxFilter, pageNo) => ({ ...filter, pageNo, pageSize: inboxPageSize }),
      transform: (page) => page,
      tags: ['Inbox'],
      stored: (filter, context, state) => {
        const owner = inboxOwner(filter, context, state);
        return owner === undefined || filter.search !== undefined ? undefined : storedInbox.page(owner);
      },
      // Every page has the number of unread messages, so this keeps the counter equal to the list.
      onLoaded: (pages, filter, { dispatch, context, state }) => {
        const count = pages.at(-1)?.unReadCount;
        if (count !== undefined) dispatch(changeUnread(() => count));
        const owner = inboxOwner(filter, context, state);
        if (owner !== undefined && filter.search === undefined && pages[0])
          storedInbox.storeFirstPage(owner, pages[0].content);
      },
    }),
  }),
});

export const { useGetInboxInfiniteQuery } = getInboxApi;
