import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { collectWallets } from '../contract/wallet/collectWallets.ts';

export type CollectWalletsResult = CallValue<typeof collectWallets>;

export interface CollectWalletsRequest {
  /** One for each intent of the player: what is sent again carries the same one, and is done once. */
  idempotencyKey: string;
}

export const collectWalletsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    collectWallets: gatewayMutation(
      build,
      collectWallets,
    )({ idempotencyKey: (request: CollectWalletsRequest) => request.idempotencyKey }),
  }),
});

export const { useCollectWalletsMutation } = collectWalletsApi;
