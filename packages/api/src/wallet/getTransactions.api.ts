import { gatewayPages } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallQuery, CallValue } from '../contract/call.ts';
import { getTransactions } from '../contract/wallet/getTransactions.ts';

/**
 * A page of wallet transactions, with the sums of all transactions that match the filter. Every amount is a decimal
 * string.
 */
export type Transactions = CallValue<typeof getTransactions>;

/** One transaction of one wallet. */
export type Transaction = Transactions['content'][number];

/** Selects the transactions. */
export interface TransactionsFilter extends Omit<CallQuery<typeof getTransactions>, 'pageNo' | 'pageSize'> {
  /** Not part of the query: the names are translated, so each language has its own list. */
  language: string;
}

const pageSize = 20;

export const getTransactionsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Transactions by page, newest first. Every call that moves money invalidates them. */
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
