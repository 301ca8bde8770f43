import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getDepositPromos } from '../contract/deposit/getDepositPromos.ts';

/** Promotions that a member can still use with a deposit. Amounts are decimal strings. */
export type DepositPromos = CallValue<typeof getDepositPromos>;

/** One of these promotions. */
export type DepositPromo = DepositPromos[number];

export const getDepositPromosApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** The language is part of the argument, not of the query, because the titles are translated. */
    getDepositPromos: gatewayQuery(
      build,
      getDepositPromos,
    )({ query: (_: { language: string }) => undefined, tags: ['Wallet'] }),
  }),
});

export const { useGetDepositPromosQuery } = getDepositPromosApi;
