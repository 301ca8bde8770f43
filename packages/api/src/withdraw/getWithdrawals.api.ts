import { gatewayPages } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallQuery, CallValue } from '../contract/call.ts';
import { getWithdrawals } from '../contract/withdraw/getWithdrawals.ts';

/** A page of withdrawals, newest first, numbered from 1. */
export type Withdrawals = CallValue<typeof getWithdrawals>;

export const getWithdrawalsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Withdrawals by page. */
    getWithdrawals: gatewayPages(
      build,
      getWithdrawals,
    )({
      query: (query: Omit<CallQuery<typeof getWithdrawals>, 'pageNo'>, pageNo) => ({ ...query, pageNo }),
      transform: (page) => page,
      tags: ['Wallet'],
    }),
  }),
});

export const { useGetWithdrawalsInfiniteQuery } = getWithdrawalsApi;
