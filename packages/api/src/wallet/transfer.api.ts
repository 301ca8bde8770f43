import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { transfer } from '../contract/wallet/transfer.ts';

/** Both wallets as they are after a transfer. Every amount is a decimal string. */
export type Transferred = CallValue<typeof transfer>;

export interface TransferRequest extends CallBody<typeof transfer> {
  /**
   * Not part of the body. One for each intent of the player, made when the form opens and again when what is to be moved
   * changes: a second tap and a request sent again carry the same one, and the money moves once.
   */
  idempotencyKey: string;
}

export const transferApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Moves money between the main wallet and a vendor's. It never repeats by itself: to do so, under the same key, is
     * the caller's.
     */
    transfer: {
      ...gatewayMutation(
        build,
        transfer,
      )({
        body: ({ from, to, amount }: TransferRequest) => ({ from, to, amount }),
        idempotencyKey: (request) => request.idempotencyKey,
      }),
      // After silence too: it may have happened.
      invalidatesTags: ['Wallet'],
    },
  }),
});

export const { useTransferMutation } = transferApi;
