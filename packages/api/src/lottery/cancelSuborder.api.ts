import * as v from 'valibot';
import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { cancelSuborder } from '../contract/lottery/cancelSuborder.ts';

export interface CancelSuborderRequest extends CallBody<typeof cancelSuborder> {
  /**
   * Not part of the body. One key for each intent of the player: a repeated request has the same key and is executed
   * once.
   */
  idempotencyKey: string;
}

/** A cancelled bet, and its refund. */
export type CancelledSuborder = CallValue<typeof cancelSuborder>;

export const cancelSuborderApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Cancels one bet of an order. It is never retried automatically: the caller repeats it with the same key. */
    cancelSuborder: {
      ...gatewayMutation(
        build,
        cancelSuborder,
      )({
        body: ({ suborderId }: CancelSuborderRequest) => ({ suborderId }),
        idempotencyKey: (request) => request.idempotencyKey,
      }),
      // Invalidate even if the reply is lost, because the call may have succeeded. A refusal means that the draw closed
      // in the meantime.
      invalidatesTags: ['Wallet', 'LotteryOrders'],
    },
  }),
});

/** Reads the stored reply of a call whose reply was lost. Returns undefined if it does not fit the contract. */
export function readCancelledSuborder(reply: unknown): CancelledSuborder | undefined {
  const read = v.safeParse(cancelSuborder.value, reply);
  return read.success ? read.output : undefined;
}

export const { useCancelSuborderMutation } = cancelSuborderApi;
