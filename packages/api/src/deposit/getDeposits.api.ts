import { gatewayPages } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallQuery, CallValue } from '../contract/call.ts';
import { getDeposits } from '../contract/deposit/getDeposits.ts';

/** A page, numbered from 1. */
export type Deposits = CallValue<typeof getDeposits>;

export const getDepositsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    getDeposits: gatewayPages(
      build,
      getDeposits,
    )({
      query: (query: Omit<CallQuery<typeof getDeposits>, 'pageNo'>, pageNo) => ({ ...query, pageNo }),
      transform: (page) => page,
    }),
  }),
});

export const { useGetDepositsInfiniteQuery } = getDepositsApi;
