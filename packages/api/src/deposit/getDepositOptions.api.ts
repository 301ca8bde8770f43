import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getDepositOptions } from '../contract/deposit/getDepositOptions.ts';

export type DepositOptions = CallValue<typeof getDepositOptions>;

export const getDepositOptionsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    getDepositOptions: gatewayQuery(build, getDepositOptions)(),
  }),
});

export const { useGetDepositOptionsQuery } = getDepositOptionsApi;
