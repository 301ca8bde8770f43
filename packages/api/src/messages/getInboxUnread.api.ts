import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getInboxUnread } from '../contract/messages/getInboxUnread.ts';

export const getInboxUnreadApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Number of unread messages in a member's inbox. */
    getInboxUnread: gatewayQuery(
      build,
      getInboxUnread,
    )<void, number>({ transform: ({ unReadCount }) => unReadCount, tags: ['Unread'] }),
  }),
});

export const { useGetInboxUnreadQuery } = getInboxUnreadApi;
