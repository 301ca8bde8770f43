import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getDepositPromos } from '../contract/deposit/getDepositPromos.ts';

/** Promotions that a member can still use with a deposit. Amounts are decimal strings. */
export type DepositPromos = CallValue<typeof getDepositPromos>;

/** A promotion that a member can still use with a deposit. */
export type DepositPromo = DepositPromos[number];

export const getDepositPromosApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The query does not contain the language. It is an argument because the titles are translated, so each language
     * needs its own cache entry.
     */
    getDepositPromos: gatewayQuery(
      build,
      getDepositPromos,
    )({ query: (_: { language: string }) => undefined, tags: ['Wallet'] }),
  }),
});

export const { useGetDepositPromosQuery } = getDepositPromosApi;
