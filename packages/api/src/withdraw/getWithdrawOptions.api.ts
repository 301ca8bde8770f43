import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getWithdrawOptions } from '../contract/withdraw/getWithdrawOptions.ts';

/** Limits, fee, how many were made today, and what still prevents a withdrawal. Every amount is a decimal string. */
export type WithdrawOptions = CallValue<typeof getWithdrawOptions>;

export const getWithdrawOptionsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    getWithdrawOptions: gatewayQuery(build, getWithdrawOptions)({ tags: ['Wallet', 'BankCards', 'Security'] }),
  }),
});

export const { useGetWithdrawOptionsQuery } = getWithdrawOptionsApi;
