import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getDepositBanks } from '../contract/deposit/getDepositBanks.ts';

/** The merchant's bank accounts for manual deposits. */
export type DepositBanks = CallValue<typeof getDepositBanks>;

/** One of the merchant's bank accounts. */
export type DepositBank = DepositBanks[number];

export const getDepositBanksApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The query does not contain the language. It is an argument because the names are translated, so each language
     * needs its own cache entry.
     */
    getDepositBanks: gatewayQuery(build, getDepositBanks)({ query: (_: { language: string }) => undefined }),
  }),
});

export const { useGetDepositBanksQuery } = getDepositBanksApi;
