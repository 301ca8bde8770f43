import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getWithdrawOptions } from '../contract/withdraw/getWithdrawOptions.ts';

/** Limits, fee, number of withdrawals today, and obstacles to a withdrawal. Every amount is a decimal string. */
export type WithdrawOptions = CallValue<typeof getWithdrawOptions>;

export const getWithdrawOptionsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    getWithdrawOptions: gatewayQuery(build, getWithdrawOptions)({ tags: ['Wallet', 'BankCards', 'Security'] }),
  }),
});

export const { useGetWithdrawOptionsQuery } = getWithdrawOptionsApi;
