import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getDepositBanks } from '../contract/deposit/getDepositBanks.ts';

/** The merchant's bank accounts that a manual deposit is paid to. */
export type DepositBanks = CallValue<typeof getDepositBanks>;

/** One of them. */
export type DepositBank = DepositBanks[number];

export const getDepositBanksApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Another language is another list of names, though the query does not say it. */
    getDepositBanks: gatewayQuery(build, getDepositBanks)({ query: (_: { language: string }) => undefined }),
  }),
});

export const { useGetDepositBanksQuery } = getDepositBanksApi;
