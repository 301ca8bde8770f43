import { gatewayPages } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { resolveGatewayUrl } from '../client/resolveGatewayUrl.ts';
import type { CallValue } from '../contract/call.ts';
import { getFeedback } from '../contract/feedback/getFeedback.ts';

/** A page of a member's feedback, numbered from 1. */
export type FeedbackPage = CallValue<typeof getFeedback>;

/** One feedback of a member. Its pictures are absolute addresses that are valid for some minutes. */
export type Feedback = FeedbackPage['content'][number];

const pageSize = 20;

export const getFeedbackApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** A member's feedback to the merchant by page, newest first. */
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
