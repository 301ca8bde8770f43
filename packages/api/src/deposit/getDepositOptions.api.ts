import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getDepositOptions } from '../contract/deposit/getDepositOptions.ts';

/** The available payment methods. */
export type DepositOptions = CallValue<typeof getDepositOptions>;

/** A payment method: limits and quick amounts are decimal strings, the fee is in percent. */
export type DepositOption = DepositOptions['methods'][number];

export const getDepositOptionsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** The language is part of the argument, not of the query, because the names are translated. */
    getDepositOptions: gatewayQuery(build, getDepositOptions)({ query: (_: { language: string }) => undefined }),
  }),
});

export const { useGetDepositOptionsQuery } = getDepositOptionsApi;
