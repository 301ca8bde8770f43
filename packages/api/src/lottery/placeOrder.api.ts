import * as v from 'valibot';
import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { placeOrder } from '../contract/lottery/placeOrder.ts';

/** A placed order, with each of its bets. Every amount is a decimal string. */
export type PlacedOrder = CallValue<typeof placeOrder>;

export type PlaceOrderRequest = CallBody<typeof placeOrder> & {
  /**
   * Not part of the body. One key for each intent of the player: a repeated request has the same key and is executed
   * once.
   */
  idempotencyKey: string;
};

export const placeOrderApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Places bets on one draw, all bets or none. It is never retried automatically: the caller repeats it with the same
     * key.
     */
    placeOrder: {
      ...gatewayMutation(
        build,
        placeOrder,
      )({
        body: ({ idempotencyKey: _, ...body }: PlaceOrderRequest) => body,
        idempotencyKey: (request) => request.idempotencyKey,
      }),
      // Invalidate even if the reply is lost, because the call may have succeeded.
      invalidatesTags: ['Wallet', 'LotteryOrders'],
    },
  }),
});

/** Reads the stored reply of a call whose reply was lost. Returns undefined if it does not fit the contract. */
export function readPlacedOrder(reply: unknown): PlacedOrder | undefined {
  const read = v.safeParse(placeOrder.value, reply);
  return read.success ? read.output : undefined;
}

export const { usePlaceOrderMutation } = placeOrderApi;
