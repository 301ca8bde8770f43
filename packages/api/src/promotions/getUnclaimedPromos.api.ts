import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getUnclaimedPromos } from '../contract/promotions/getUnclaimedPromos.ts';

/** The unclaimed promotions, and their number. */
export type UnclaimedPromos = CallValue<typeof getUnclaimedPromos>;
/** One unclaimed promotion. */
export type UnclaimedPromo = UnclaimedPromos['items'][number];

export const promotionsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The unclaimed promotions and their number. Only for members, because a trial account has no promotions. The query
     * does not contain the language. It is an argument because the titles are translated.
     */
    getUnclaimedPromos: gatewayQuery(
      build,
      getUnclaimedPromos,
    )({ query: (_: { language: string }) => undefined, tags: ['Promotions'] }),
  }),
});

export const { useGetUnclaimedPromosQuery } = promotionsApi;
