import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getTransactionCodes } from '../contract/wallet/getTransactionCodes.ts';

/** Kinds of movement, with their names in the language on screen. */
export type TransactionCodes = CallValue<typeof getTransactionCodes>;

export const getTransactionCodesApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Another language is another list of names, though the query does not say it. */
    getTransactionCodes: gatewayQuery(build, getTransactionCodes)({ query: (_: { language: string }) => undefined }),
  }),
});

export const { useGetTransactionCodesQuery } = getTransactionCodesApi;
