import * as v from 'valibot';
import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { collectWallets } from '../contract/wallet/collectWallets.ts';

/** What came back to the main wallet, by wallet and together. Every amount is a decimal string. */
export type CollectedWallets = CallValue<typeof collectWallets>;

export interface CollectWalletsRequest {
  /** One for each intent of the player: what is sent again carries the same one, and is done once. */
  idempotencyKey: string;
}

export const collectWalletsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Brings everything that vendors' wallets hold back to the main one. It never repeats by itself. */
    collectWallets: {
      ...gatewayMutation(
        build,
        collectWallets,
      )({ idempotencyKey: (request: CollectWalletsRequest) => request.idempotencyKey }),
      // After silence too: it may have happened.
      invalidatesTags: ['Wallet'],
    },
  }),
});

/** Reads the stored reply of a call whose answer was lost. Undefined where it is none. */
export function readCollected(reply: unknown): CollectedWallets | undefined {
  const read = v.safeParse(collectWallets.value, reply);
  return read.success ? read.output : undefined;
}

export const { useCollectWalletsMutation } = collectWalletsApi;
