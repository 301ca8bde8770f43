import * as v from 'valibot';
import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { cancelChase } from '../contract/lottery/cancelChase.ts';

export interface CancelChaseRequest extends CallBody<typeof cancelChase> {
  /**
   * Not part of the body. One key for each intent of the player: a repeated request has the same key and is executed
   * once.
   */
  idempotencyKey: string;
}

/** A cancelled chase, and the refund for the draws without an order. */
export type CancelledChase = CallValue<typeof cancelChase>;

export const cancelChaseApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Cancels a chase. It is never retried automatically: the caller repeats it with the same key. */
    cancelChase: {
      ...gatewayMutation(
        build,
        cancelChase,
      )({
        body: ({ chaseId }: CancelChaseRequest) => ({ chaseId }),
        idempotencyKey: (request) => request.idempotencyKey,
      }),
      // Invalidate even if the reply is lost, because the call may have succeeded. A refusal means that the last order
      // of the chase was placed in the meantime.
      invalidatesTags: ['Wallet', 'LotteryOrders'],
    },
  }),
});

/** Reads the stored reply of a call whose reply was lost. Returns undefined if it does not fit the contract. */
export function readCancelledChase(reply: unknown): CancelledChase | undefined {
  const read = v.safeParse(cancelChase.value, reply);
  return read.success ? read.output : undefined;
}

export const { useCancelChaseMutation } = cancelChaseApi;
