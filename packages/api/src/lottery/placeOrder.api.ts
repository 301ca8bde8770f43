import * as v from 'valibot';
import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { placeOrder } from '../contract/lottery/placeOrder.ts';

/** An order that was placed, with each of its bets. Every amount is a decimal string. */
export type PlacedOrder = CallValue<typeof placeOrder>;

export type PlaceOrderRequest = CallBody<typeof placeOrder> & {
  /** Not part of the body. One for each intent of the player: what is sent again carries the same one, and is done once. */
  idempotencyKey: string;
};

export const placeOrderApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Places bets on one draw, all or none. It never repeats by itself: to do so, under the same key, is the caller's. */
    placeOrder: {
      ...gatewayMutation(
        build,
        placeOrder,
      )({
        body: ({ idempotencyKey: _, ...body }: PlaceOrderRequest) => body,
        idempotencyKey: (request) => request.idempotencyKey,
      }),
      // After silence too: it may have happened.
      invalidatesTags: ['Wallet', 'LotteryOrders'],
    },
  }),
});

/** Reads the stored reply of a call whose answer was lost. Undefined where it is none. */
export function readPlacedOrder(reply: unknown): PlacedOrder | undefined {
  const read = v.safeParse(placeOrder.value, reply);
  return read.success ? read.output : undefined;
}

export const { usePlaceOrderMutation } = placeOrderApi;
