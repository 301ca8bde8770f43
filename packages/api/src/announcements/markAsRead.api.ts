import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { markAsRead } from '../contract/announcements/markAsRead.ts';
import { announcementsApi } from './getAnnouncements.api.ts';

type ApiState = Parameters<typeof gatewayApi.util.selectInvalidatedBy>[0];

export const markAsReadApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Marks an announcement, by its `announcementId`, as read by whoever is signed in. Marking it again changes nothing. */
    markAsRead: build.mutation<CallValue<typeof markAsRead>, string, unknown>({
      query: (announcementId) => ({ call: markAsRead, body: { announcementId, read: true } }),
      onQueryStarted: async (announcementId, { dispatch, getState, queryFulfilled }) => {
        const isMarked = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isMarked) return;
        // In every language that was shown; the lists need not be asked for again to know it.
        for (const { endpointName, originalArgs } of gatewayApi.util.selectInvalidatedBy(getState() as ApiState, [
          'Announcements',
        ])) {
          if (endpointName !== 'getAnnouncements') continue;
          dispatch(
            announcementsApi.util.updateQueryData('getAnnouncements', originalArgs, ({ player, popups }) => {
              for (const one of [...player, ...popups]) if (one.announcementId === announcementId) one.isRead = true;
            }),
          );
        }
      },
    }),
  }),
});

export const { useMarkAsReadMutation } = markAsReadApi;
