import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getDepositOptions } from '../contract/deposit/getDepositOptions.ts';

/** The available payment methods. */
export type DepositOptions = CallValue<typeof getDepositOptions>;

/** A payment method. Limits and quick amounts are decimal strings. The fee is in percent. */
export type DepositOption = DepositOptions['methods'][number];

export const getDepositOptionsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The query does not contain the language. It is an argument because the names are translated, so each language
     * needs its own cache entry.
     */
    getDepositOptions: gatewayQuery(build, getDepositOptions)({ query: (_: { language: string }) => undefined }),
  }),
});

export const { useGetDepositOptionsQuery } = getDepositOptionsApi;
