import { gatewayPages } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { resolveGatewayUrl } from '../client/resolveGatewayUrl.ts';
import type { CallQuery, CallValue } from '../contract/call.ts';
import { getDeposits } from '../contract/deposit/getDeposits.ts';

/** A page, numbered from 1. */
export type Deposits = CallValue<typeof getDeposits>;

/** A deposit of the list. Amounts are decimal strings; the addresses of its payment page and its receipt are whole. */
export type Deposit = Deposits['content'][number];

/** Which deposits. */
export interface DepositsFilter extends Omit<CallQuery<typeof getDeposits>, 'pageNo'> {
  /** Not part of the query: promotions have their titles in the language on screen, and another language is another list. */
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
      // Creating one, and asking what became of that, invalidate it.
      tags: ['Wallet'],
    }),
  }),
});

export const { useGetDepositsInfiniteQuery } = getDepositsApi;

/** The two halves of `useGetDepositsInfiniteQuery`: what is here, and the asking, where what is here decides how often. */
export const { useInfiniteQueryState: useDepositsState, useInfiniteQuerySubscription: useDepositsSubscription } =
  getDepositsApi.endpoints.getDeposits;
