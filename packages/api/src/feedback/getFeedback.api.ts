import { gatewayPages } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { resolveGatewayUrl } from '../client/resolveGatewayUrl.ts';
import type { CallValue } from '../contract/call.ts';
import { getFeedback } from '../contract/feedback/getFeedback.ts';

/** A page of what a member wrote, numbered from 1. */
export type FeedbackPage = CallValue<typeof getFeedback>;

/** What a member wrote once. Its pictures are whole addresses that are good for some minutes. */
export type Feedback = FeedbackPage['content'][number];

const pageSize = 20;

export const getFeedbackApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** What a member wrote to the merchant by page, newest first. */
    getFeedback: gatewayPages(
      build,
      getFeedback,
    )({
      query: (_: void, pageNo) => ({ pageNo, pageSize }),
      transform: (page, { merchant }): FeedbackPage => ({
        ...page,
        content: page.content.map((one) => ({
          ...one,
          pictures: one.pictures.map((address) => resolveGatewayUrl(merchant, address)),
        })),
      }),
      tags: ['Feedback'],
    }),
  }),
});

export const { useGetFeedbackInfiniteQuery } = getFeedbackApi;
