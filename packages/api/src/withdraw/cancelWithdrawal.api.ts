import * as v from 'valibot';
import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { cancelWithdrawal } from '../contract/withdraw/cancelWithdrawal.ts';

export interface CancelWithdrawalRequest extends CallBody<typeof cancelWithdrawal> {
  /** Not part of the body. One for each intent of the player: what is sent again carries the same one, and is done once. */
  idempotencyKey: string;
}

export const cancelWithdrawalApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Takes a withdrawal back that waits. It never repeats by itself: to do so, under the same key, is the caller's. */
    cancelWithdrawal: {
      ...gatewayMutation(
        build,
        cancelWithdrawal,
      )({
        body: ({ id }: CancelWithdrawalRequest) => ({ id }),
        idempotencyKey: (request) => request.idempotencyKey,
      }),
      // After silence too: it may have happened. After a refusal it was decided meanwhile.
      invalidatesTags: ['Wallet'],
    },
  }),
});

/** Reads the stored reply of a call whose answer was lost. Undefined where it is none. */
export function readCancelled(reply: unknown): CallValue<typeof cancelWithdrawal> | undefined {
  const read = v.safeParse(cancelWithdrawal.value, reply);
  return read.success ? read.output : undefined;
}

export const { useCancelWithdrawalMutation } = cancelWithdrawalApi;
