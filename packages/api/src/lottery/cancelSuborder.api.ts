import * as v from 'valibot';
import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { cancelSuborder } from '../contract/lottery/cancelSuborder.ts';

export interface CancelSuborderRequest extends CallBody<typeof cancelSuborder> {
  /** Not part of the body. One for each intent of the player: what is sent again carries the same one, and is done once. */
  idempotencyKey: string;
}

/** A bet that is cancelled, and what came back for it. */
export type CancelledSuborder = CallValue<typeof cancelSuborder>;

export const cancelSuborderApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Takes back one bet of an order. It never repeats by itself: to do so, under the same key, is the caller's. */
    cancelSuborder: {
      ...gatewayMutation(
        build,
        cancelSuborder,
      )({
        body: ({ suborderId }: CancelSuborderRequest) => ({ suborderId }),
        idempotencyKey: (request) => request.idempotencyKey,
      }),
      // After silence too: it may have happened. After a refusal the draw closed meanwhile.
      invalidatesTags: ['Wallet', 'LotteryOrders'],
    },
  }),
});

/** Reads the stored reply of a call whose answer was lost. Undefined where it is none. */
export function readCancelledSuborder(reply: unknown): CancelledSuborder | undefined {
  const read = v.safeParse(cancelSuborder.value, reply);
  return read.success ? read.output : undefined;
}

export const { useCancelSuborderMutation } = cancelSuborderApi;
