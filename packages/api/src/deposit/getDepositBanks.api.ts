import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getDepositBanks } from '../contract/deposit/getDepositBanks.ts';

export type DepositBanks = CallValue<typeof getDepositBanks>;

export const getDepositBanksApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    getDepositBanks: gatewayQuery(build, getDepositBanks)(),
  }),
});

export const { useGetDepositBanksQuery } = getDepositBanksApi;
