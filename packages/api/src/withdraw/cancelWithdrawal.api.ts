import * as v from 'valibot';
import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { cancelWithdrawal } from '../contract/withdraw/cancelWithdrawal.ts';

export interface CancelWithdrawalRequest extends CallBody<typeof cancelWithdrawal> {
  /**
   * Not part of the body. One key for each intent of the player: a repeated request has the same key and is executed
   * once.
   */
  idempotencyKey: string;
}

export const cancelWithdrawalApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Cancels a pending withdrawal. It is never retried automatically: the caller repeats it with the same key. */
    cancelWithdrawal: {
      ...gatewayMutation(
        build,
        cancelWithdrawal,
      )({
        body: ({ id }: CancelWithdrawalRequest) => ({ id }),
        idempotencyKey: (request) => request.idempotencyKey,
      }),
      // Invalidate even if the reply is lost, because the call may have succeeded. A refusal means that the withdrawal
      // was already decided.
      invalidatesTags: ['Wallet'],
    },
  }),
});

/** Reads the stored reply of a call whose reply was lost. Returns undefined if it does not fit the contract. */
export function readCancelled(reply: unknown): CallValue<typeof cancelWithdrawal> | undefined {
  const read = v.safeParse(cancelWithdrawal.value, reply);
  return read.success ? read.output : undefined;
}

export const { useCancelWithdrawalMutation } = cancelWithdrawalApi;
