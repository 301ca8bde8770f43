import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getUnclaimedPromos } from '../contract/promotions/getUnclaimedPromos.ts';

/** What waits to be claimed, and how much of it there is. */
export type UnclaimedPromos = CallValue<typeof getUnclaimedPromos>;
/** One that waits to be claimed. */
export type UnclaimedPromo = UnclaimedPromos['items'][number];

export const promotionsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The promotions that wait to be claimed, and their count. Members only: a trial has none to ask for. Another language is
     * another list of titles, though the query does not say it.
     */
    getUnclaimedPromos: gatewayQuery(
      build,
      getUnclaimedPromos,
    )({ query: (_: { language: string }) => undefined, tags: ['Promotions'] }),
  }),
});

export const { useGetUnclaimedPromosQuery } = promotionsApi;
