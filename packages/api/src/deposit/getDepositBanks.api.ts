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
    /** The language is part of the argument, not of the query, because the names are translated. */
    getDepositBanks: gatewayQuery(build, getDepositBanks)({ query: (_: { language: string }) => undefined }),
  }),
});

export const { useGetDepositBanksQuery } = getDepositBanksApi;
