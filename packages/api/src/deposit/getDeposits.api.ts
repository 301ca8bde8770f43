import { gatewayPages } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { resolveGatewayUrl } from '../client/resolveGatewayUrl.ts';
import type { CallQuery, CallValue } from '../contract/call.ts';
import { getDeposits } from '../contract/deposit/getDeposits.ts';

/** A page of deposits, numbered from 1. */
export type Deposits = CallValue<typeof getDeposits>;

/**
 * A deposit of the list. Amounts are decimal strings. The addresses of its payment page and its receipt are absolute.
 */
export type Deposit = Deposits['content'][number];

/** Selects the deposits. */
export interface DepositsFilter extends Omit<CallQuery<typeof getDeposits>, 'pageNo'> {
  /** Not part of the query: the titles of promotions are translated, so each language has its own list. */
  language: string;
}

export const getDepositsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    getDeposits: gatewayPages(
      build,
      getDeposits,
    )({
      query: ({ language: _, ...filter }: DepositsFilter, pageNo) => ({ ...filter, pageNo }),
      transform: (page, { merchant }) => ({
        ...page,
        content: page.content.map(({ url, receipt, ...deposit }) => ({
          ...deposit,
          ...(url !== undefined && { url: resolveGatewayUrl(merchant, url) }),
          ...(receipt && { receipt: { ...receipt, url: resolveGatewayUrl(merchant, receipt.url) } }),
        })),
      }),
      // Calls that create a deposit or settle its intent invalidate this tag.
      tags: ['Wallet'],
    }),
  }),
});

export const { useGetDepositsInfiniteQuery } = getDepositsApi;

/**
 * The state and the subscription of `useGetDepositsInfiniteQuery`. They are separate hooks for components whose polling
 * interval depends on the state.
 */
export const { useInfiniteQueryState: useDepositsState, useInfiniteQuerySubscription: useDepositsSubscription } =
  getDepositsApi.endpoints.getDeposits;
