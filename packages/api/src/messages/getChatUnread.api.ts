import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getChatUnread } from '../contract/messages/getChatUnread.ts';

export const getChatUnreadApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Number of live chat replies that a member has not seen. */
    getChatUnread: gatewayQuery(
      build,
      getChatUnread,
    )<void, number>({ transform: ({ unReadCount }) => unReadCount, tags: ['Unread'] }),
  }),
});

export const { useGetChatUnreadQuery } = getChatUnreadApi;
