import * as v from 'valibot';
import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { placeChase } from '../contract/lottery/placeChase.ts';

export { chaseDraws } from '../contract/lottery/chase.ts';

/** A chase that was placed, with the order on its first draw. Every amount is a decimal string. */
export type PlacedChase = CallValue<typeof placeChase>;

export type PlaceChaseRequest = CallBody<typeof placeChase> & {
  /** Not part of the body. One for each intent of the player: what is sent again carries the same one, and is done once. */
  idempotencyKey: string;
};

export const placeChaseApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Places the same bets on several draws, or none. It never repeats by itself: to do so, under the same key, is the
     * caller's.
     */
    placeChase: {
      ...gatewayMutation(
        build,
        placeChase,
      )({
        body: ({ idempotencyKey: _, ...body }: PlaceChaseRequest) => body,
        idempotencyKey: (request) => request.idempotencyKey,
      }),
      // After silence too: it may have happened.
      invalidatesTags: ['Wallet', 'LotteryOrders'],
    },
  }),
});

/** Reads the stored reply of a call whose answer was lost. Undefined where it is none. */
export function readPlacedChase(reply: unknown): PlacedChase | undefined {
  const read = v.safeParse(placeChase.value, reply);
  return read.success ? read.output : undefined;
}

export const { usePlaceChaseMutation } = placeChaseApi;
