import { noticesItem } from '@livery/device/storage';
import { readReply } from '../client/cachedReplies.ts';
import type { GatewayContext } from '../client/context.ts';
import { gatewayPages } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getNotices } from '../contract/announcements/getNotices.ts';
import type { CallValue } from '../contract/call.ts';
import { selectSession, type WithSession } from '../session/sessionSlice.ts';

/** A page of announcements. */
export type NoticesPage = CallValue<typeof getNotices>;

/** An announcement with when it was published. Its `content` is HTML, not sanitised: never shown as it is. */
export type Notice = NoticesPage['content'][number];

export interface NoticesFilter {
  /** Gateway code, such as EN. */
  language: string;
}

const pageSize = 20;

/** Whose the announcements on the device are: a merchant's, in a language, as a person has read them. */
const ownerOf = ({ language }: NoticesFilter, { merchant }: GatewayContext, state: unknown): string =>
  JSON.stringify([merchant.code, language, selectSession(state as WithSession)?.userName]);

export const getNoticesApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Announcements by page, newest first. The first page stays on the device, to be read again without a network. */
    getNotices: gatewayPages(
      build,
      getNotices,
    )({
      query: ({ language }: NoticesFilter, pageNo) => ({ language, pageNo, pageSize }),
      transform: (page) => page,
      tags: ['Announcements'],
      stored: (filter, context, state) => readReply(noticesItem, getNotices.value, ownerOf(filter, context, state)),
      onLoaded: ([value], filter, { context, state }) =>
        noticesItem.write({ owner: ownerOf(filter, context, state), value }),
    }),
  }),
});

export const { useGetNoticesInfiniteQuery } = getNoticesApi;
