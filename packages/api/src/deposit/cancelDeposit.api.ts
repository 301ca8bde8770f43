import * as v from 'valibot';
import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { cancelDeposit } from '../contract/deposit/cancelDeposit.ts';

export interface CancelDepositRequest extends CallBody<typeof cancelDeposit> {
  /**
   * Not part of the body. One key for each intent of the player: a repeated request has the same key and is executed
   * once.
   */
  idempotencyKey: string;
}

export const cancelDepositApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Cancels a pending deposit. It is never retried automatically: the caller repeats it with the same key. */
    cancelDeposit: {
      ...gatewayMutation(
        build,
        cancelDeposit,
      )({
        body: ({ id }: CancelDepositRequest) => ({ id }),
        idempotencyKey: (request) => request.idempotencyKey,
      }),
      // Invalidate even if the reply is lost, because the call may have succeeded. A refusal means that the deposit was
      // already decided. `Promotions` is invalidated because the promotion of the deposit can be used again.
      invalidatesTags: ['Wallet', 'Promotions'],
    },
  }),
});

/** Reads the stored reply of a call whose reply was lost. Returns undefined if it does not fit the contract. */
export function readCancelledDeposit(reply: unknown): CallValue<typeof cancelDeposit> | undefined {
  const read = v.safeParse(cancelDeposit.value, reply);
  return read.success ? read.output : undefined;
}

export const { useCancelDepositMutation } = cancelDepositApi;
