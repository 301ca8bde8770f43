import type { UnknownAction } from '@reduxjs/toolkit';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { markAsRead } from '../contract/announcements/markAsRead.ts';
import { noteMessagesChange } from '../messages/messageTabs.api.ts';
import { announcementsApi } from './getAnnouncements.api.ts';
import type { NoticesFilter, getNoticesApi } from './getNotices.api.ts';

type ApiState = Parameters<typeof gatewayApi.util.selectInvalidatedBy>[0];

// Refers to the endpoint by name, because home marks announcements too and must not load the code of the list.
const noticesUtil = gatewayApi.util as unknown as typeof getNoticesApi.util;

/** Creates the actions that mark an announcement in every cached list, in each language. */
function markActions(state: unknown, announcementId: string, isRead: boolean): UnknownAction[] {
  return gatewayApi.util
    .selectInvalidatedBy(state as ApiState, ['Announcements'])
    .flatMap(({ endpointName, originalArgs }) => {
      if (endpointName === 'getAnnouncements')
        return announcementsApi.util.updateQueryData(
          'getAnnouncements',
          originalArgs,
          ({ player, popups, forAgents = [] }) => {
            for (const one of [...player, ...popups, ...forAgents])
              if (one.announcementId === announcementId) one.isRead = isRead;
          },
        ) as unknown as UnknownAction;
      if (endpointName === 'getNotices')
        return noticesUtil.updateQueryData('getNotices', originalArgs as NoticesFilter, ({ pages }) => {
          for (const { content } of pages)
            for (const one of content) if (one.announcementId === announcementId) one.read = isRead;
        }) as unknown as UnknownAction;
      return [];
    });
}

export const markAsReadApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Marks an announcement, by its `announcementId`, as read by the signed-in member. Updates the cached lists before
     * the reply, and reverts them if the call fails. Marking it twice changes nothing.
     */
    markAsRead: build.mutation<CallValue<typeof markAsRead>, string, unknown>({
      query: (announcementId) => ({ call: markAsRead, body: { announcementId, read: true } }),
      onQueryStarted: async (announcementId, { dispatch, getState, queryFulfilled }) => {
        const mark = (isRead: boolean) => markActions(getState(), announcementId, isRead).forEach(dispatch);
        mark(true);
        try {
          await queryFulfilled;
          noteMessagesChange(getState());
        } catch {
          mark(false);
        }
      },
    }),
  }),
});

export const { useMarkAsReadMutation } = markAsReadApi;
