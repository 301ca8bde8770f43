import * as v from 'valibot';
import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { cancelDeposit } from '../contract/deposit/cancelDeposit.ts';

export interface CancelDepositRequest extends CallBody<typeof cancelDeposit> {
  /** Not part of the body. One key per intent of the player: a repeated request has the same key and is done once. */
  idempotencyKey: string;
}

export const cancelDepositApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Cancels a pending deposit. It never retries by itself: the caller repeats it under the same key. */
    cancelDeposit: {
      ...gatewayMutation(
        build,
        cancelDeposit,
      )({
        body: ({ id }: CancelDepositRequest) => ({ id }),
        idempotencyKey: (request) => request.idempotencyKey,
      }),
      // Invalidate even if the reply is lost: the call may have succeeded. After a refusal the deposit was decided.
      // `Promotions`: the promotion of the deposit can be taken again.
      invalidatesTags: ['Wallet', 'Promotions'],
    },
  }),
});

/** Reads the stored reply of a call whose reply was lost. Undefined if it does not fit. */
export function readCancelledDeposit(reply: unknown): CallValue<typeof cancelDeposit> | undefined {
  const read = v.safeParse(cancelDeposit.value, reply);
  return read.success ? read.output : undefined;
}

export const { useCancelDepositMutation } = cancelDepositApi;
