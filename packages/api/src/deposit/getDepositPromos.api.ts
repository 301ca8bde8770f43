import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getDepositPromos } from '../contract/deposit/getDepositPromos.ts';

/** Promotions that a member can still take along with a deposit. Amounts are decimal strings. */
export type DepositPromos = CallValue<typeof getDepositPromos>;

/** One of them. */
export type DepositPromo = DepositPromos[number];

export const getDepositPromosApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Another language is another list of titles, though the query does not say it. */
    getDepositPromos: gatewayQuery(
      build,
      getDepositPromos,
    )({ query: (_: { language: string }) => undefined, tags: ['Wallet'] }),
  }),
});

export const { useGetDepositPromosQuery } = getDepositPromosApi;
