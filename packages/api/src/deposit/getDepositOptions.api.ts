import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getDepositOptions } from '../contract/deposit/getDepositOptions.ts';

/** The ways to pay in that are open. */
export type DepositOptions = CallValue<typeof getDepositOptions>;

/** A way to pay in: limits and quick amounts are decimal strings, the fee is in percent. */
export type DepositOption = DepositOptions['methods'][number];

export const getDepositOptionsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Another language is another list of names, though the query does not say it. */
    getDepositOptions: gatewayQuery(build, getDepositOptions)({ query: (_: { language: string }) => undefined }),
  }),
});

export const { useGetDepositOptionsQuery } = getDepositOptionsApi;
