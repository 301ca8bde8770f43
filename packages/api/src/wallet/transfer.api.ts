import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { transfer } from '../contract/wallet/transfer.ts';

/** Both wallets after a transfer. Every amount is a decimal string. */
export type Transferred = CallValue<typeof transfer>;

export interface TransferRequest extends CallBody<typeof transfer> {
  /**
   * Not part of the body. One key for each intent of the player. It is created when the form opens and when its values
   * change. A second tap and a repeated request have the same key, so the money moves once.
   */
  idempotencyKey: string;
}

export const transferApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Transfers money between the main wallet and a vendor's wallet. It is never retried automatically: the caller
     * repeats it with the same key.
     */
    transfer: {
      ...gatewayMutation(
        build,
        transfer,
      )({
        body: ({ from, to, amount }: TransferRequest) => ({ from, to, amount }),
        idempotencyKey: (request) => request.idempotencyKey,
      }),
      // Invalidate even if the reply is lost, because the call may have succeeded.
      invalidatesTags: ['Wallet'],
    },
  }),
});

export const { useTransferMutation } = transferApi;
