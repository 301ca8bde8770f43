import { noticesItem } from '@livery/device/storage';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { contextOf, type GatewayContext } from '../client/context.ts';
import { gatewayPages } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { createStoredMessages } from '../client/storedMessages.ts';
import { getNotices } from '../contract/announcements/getNotices.ts';
import type { CallValue } from '../contract/call.ts';
import { selectSession, type WithSession } from '../session/sessionSlice.ts';

/** A page of announcements. */
export type NoticesPage = CallValue<typeof getNotices>;

/** An announcement with its publishing time. Its `content` is HTML that is not sanitised: never render it directly. */
export type Notice = NoticesPage['content'][number];

export interface NoticesFilter {
  /** A language code of the gateway, for example EN. */
  language: string;
}

const pageSize = 20;

/**
 * The owner of announcements on the device: a merchant, a language and a member. The member is part of it because
 * `read` differs between members.
 */
const ownerOf = ({ language }: NoticesFilter, { merchant }: GatewayContext, state: unknown): string =>
  JSON.stringify([merchant.code, language, selectSession(state as WithSession)?.userName]);

const storedNotices = createStoredMessages({
  item: noticesItem,
  schema: getNotices.value.entries.content,
  idOf: ({ announcementId }: Notice) => announcementId,
  atOf: ({ publishedAt }: Notice) => publishedAt,
});

/** Stores an announcement that the player opened, so that it can be read without a network. */
export const noteOpenedNotice =
  (filter: NoticesFilter, notice: Notice): ThunkAction<void, unknown, unknown, UnknownAction> =>
  (_dispatch, getState, extra) =>
    storedNotices.storeOpened(ownerOf(filter, contextOf(extra), getState()), { ...notice, read: true });

export const getNoticesApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Announcements by page, newest first. The first page and every opened announcement are stored on the device, so
     * that they can be read without a network.
     */
    getNotices: gatewayPages(
      build,
      getNotices,
    )({
      query: ({ language }: NoticesFilter, pageNo) => ({ language, pageNo, pageSize }),
      transform: (page) => page,
      tags: ['Announcements'],
      stored: (filter, context, state) => storedNotices.page(ownerOf(filter, context, state)),
      onLoaded: ([first], filter, { context, state }) => {
        if (first) storedNotices.storeFirstPage(ownerOf(filter, context, state), first.content);
      },
    }),
  }),
});

export const { useGetNoticesInfiniteQuery } = getNoticesApi;
