import type { CallValue } from '../contract/call.ts';
import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getWallet } from '../contract/wallet/getWallet.ts';

/** Balances of a player. Every amount is a decimal string, such as "1234.50". */
export type Wallet = CallValue<typeof getWallet>;

export const walletApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Another language is another list of names, though the query does not say it. */
    getWallet: gatewayQuery(build, getWallet)({ query: (_: { language: string }) => undefined, tags: ['Wallet'] }),
  }),
});

export const { useGetWalletQuery } = walletApi;
