import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getDepositPromos } from '../contract/deposit/getDepositPromos.ts';

export type DepositPromos = CallValue<typeof getDepositPromos>;

export const getDepositPromosApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    getDepositPromos: gatewayQuery(build, getDepositPromos)(),
  }),
});

export const { useGetDepositPromosQuery } = getDepositPromosApi;
