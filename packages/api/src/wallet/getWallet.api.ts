import type { CallValue } from '../contract/call.ts';
import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getWallet } from '../contract/wallet/getWallet.ts';

/** Balances of a player. Every amount is a decimal string, for example "1234.50". */
export type Wallet = CallValue<typeof getWallet>;

export const walletApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The query does not contain the language. It is an argument because the names are translated, so each language
     * needs its own cache entry.
     */
    getWallet: gatewayQuery(build, getWallet)({ query: (_: { language: string }) => undefined, tags: ['Wallet'] }),
  }),
});

export const { useGetWalletQuery } = walletApi;
