import * as v from 'valibot';
import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { placeChase } from '../contract/lottery/placeChase.ts';

export { chaseDraws } from '../contract/lottery/chase.ts';

/** A placed chase, with the order on its first draw. Every amount is a decimal string. */
export type PlacedChase = CallValue<typeof placeChase>;

export type PlaceChaseRequest = CallBody<typeof placeChase> & {
  /**
   * Not part of the body. One key for each intent of the player: a repeated request has the same key and is executed
   * once.
   */
  idempotencyKey: string;
};

export const placeChaseApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Places the same bets on several draws, all bets or none. It is never retried automatically: the caller repeats it
     * with the same key.
     */
    placeChase: {
      ...gatewayMutation(
        build,
        placeChase,
      )({
        body: ({ idempotencyKey: _, ...body }: PlaceChaseRequest) => body,
        idempotencyKey: (request) => request.idempotencyKey,
      }),
      // Invalidate even if the reply is lost, because the call may have succeeded.
      invalidatesTags: ['Wallet', 'LotteryOrders'],
    },
  }),
});

/** Reads the stored reply of a call whose reply was lost. Returns undefined if it does not fit the contract. */
export function readPlacedChase(reply: unknown): PlacedChase | undefined {
  const read = v.safeParse(placeChase.value, reply);
  return read.success ? read.output : undefined;
}

export const { usePlaceChaseMutation } = placeChaseApi;
