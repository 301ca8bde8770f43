import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getTransactionCodes } from '../contract/wallet/getTransactionCodes.ts';

/** Kinds of transaction, with translated names. */
export type TransactionCodes = CallValue<typeof getTransactionCodes>;

export const getTransactionCodesApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The query does not contain the language. It is an argument because the names are translated, so each language
     * needs its own cache entry.
     */
    getTransactionCodes: gatewayQuery(build, getTransactionCodes)({ query: (_: { language: string }) => undefined }),
  }),
});

export const { useGetTransactionCodesQuery } = getTransactionCodesApi;
