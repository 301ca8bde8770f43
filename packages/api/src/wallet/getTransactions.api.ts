import { gatewayPages } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallQuery, CallValue } from '../contract/call.ts';
import { getTransactions } from '../contract/wallet/getTransactions.ts';

/**
 * A page of what moved in and out of the wallets, with the sums of all that the filter lets through. Every amount is a
 * decimal string.
 */
export type Transactions = CallValue<typeof getTransactions>;

/** One movement of one wallet. */
export type Transaction = Transactions['content'][number];

/** Which movements. */
export interface TransactionsFilter extends Omit<CallQuery<typeof getTransactions>, 'pageNo' | 'pageSize'> {
  /** Not part of the query: names come in the language on screen, and another language is another list. */
  language: string;
}

const pageSize = 20;

export const getTransactionsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Movements by page, newest first. Whatever moves money asks for them again. */
    getTransactions: gatewayPages(
      build,
      getTransactions,
    )({
      query: ({ language: _, ...filter }: TransactionsFilter, pageNo) => ({ ...filter, pageNo, pageSize }),
      transform: (page) => page,
      tags: ['Wallet'],
    }),
  }),
});

export const { useGetTransactionsInfiniteQuery } = getTransactionsApi;
