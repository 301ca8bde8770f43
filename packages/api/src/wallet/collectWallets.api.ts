import * as v from 'valibot';
import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { collectWallets } from '../contract/wallet/collectWallets.ts';

/** The amounts returned to the main wallet, by wallet and in total. Every amount is a decimal string. */
export type CollectedWallets = CallValue<typeof collectWallets>;

export interface CollectWalletsRequest {
  /** One key for each intent of the player: a repeated request has the same key and is executed once. */
  idempotencyKey: string;
}

export const collectWalletsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Transfers the balances of all vendor wallets to the main wallet. It is never retried automatically. */
    collectWallets: {
      ...gatewayMutation(
        build,
        collectWallets,
      )({ idempotencyKey: (request: CollectWalletsRequest) => request.idempotencyKey }),
      // Invalidate even if the reply is lost, because the call may have succeeded.
      invalidatesTags: ['Wallet'],
    },
  }),
});

/** Reads the stored reply of a call whose reply was lost. Returns undefined if it does not fit the contract. */
export function readCollected(reply: unknown): CollectedWallets | undefined {
  const read = v.safeParse(collectWallets.value, reply);
  return read.success ? read.output : undefined;
}

export const { useCollectWalletsMutation } = collectWalletsApi;
