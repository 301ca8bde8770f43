import * as v from 'valibot';
import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { cancelChase } from '../contract/lottery/cancelChase.ts';

export interface CancelChaseRequest extends CallBody<typeof cancelChase> {
  /** Not part of the body. One for each intent of the player: what is sent again carries the same one, and is done once. */
  idempotencyKey: string;
}

/** A chase that is cancelled, and what came back for the draws that were still to come. */
export type CancelledChase = CallValue<typeof cancelChase>;

export const cancelChaseApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Ends a chase. It never repeats by itself: to do so, under the same key, is the caller's. */
    cancelChase: {
      ...gatewayMutation(
        build,
        cancelChase,
      )({
        body: ({ chaseId }: CancelChaseRequest) => ({ chaseId }),
        idempotencyKey: (request) => request.idempotencyKey,
      }),
      // After silence too: it may have happened. After a refusal its last order was placed meanwhile.
      invalidatesTags: ['Wallet', 'LotteryOrders'],
    },
  }),
});

/** Reads the stored reply of a call whose answer was lost. Undefined where it is none. */
export function readCancelledChase(reply: unknown): CancelledChase | undefined {
  const read = v.safeParse(cancelChase.value, reply);
  return read.success ? read.output : undefined;
}

export const { useCancelChaseMutation } = cancelChaseApi;
