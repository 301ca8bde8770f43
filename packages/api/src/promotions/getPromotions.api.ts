import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { resolveGatewayUrl } from '../client/resolveGatewayUrl.ts';
import type { CallValue } from '../contract/call.ts';
import { getPromotions } from '../contract/promotions/getPromotions.ts';

/** A promotion with its state for the caller. Amounts are decimal strings. `content` is HTML that is not sanitised. */
export type Promotion = CallValue<typeof getPromotions>[number];

export const getPromotionsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * All promotions that the caller may see. The query does not contain the language. It is an argument because the
     * titles are translated.
     */
    getPromotions: gatewayQuery(
      build,
      getPromotions,
    )({
      query: (_: { language: string }) => ({}),
      transform: (promotions, { merchant }): Promotion[] =>
        promotions.map((each) => ({ ...each, imageUrl: resolveGatewayUrl(merchant, each.imageUrl) })),
      tags: ['Promotions', 'Member'],
    }),
  }),
});

export const { useGetPromotionsQuery } = getPromotionsApi;
