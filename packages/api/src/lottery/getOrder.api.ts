import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallQuery, CallValue } from '../contract/call.ts';
import { getOrder } from '../contract/lottery/getOrder.ts';

/** An order with its suborders, and the numbers of its draw after the draw. Every amount is a decimal string. */
export type LotteryOrderDetail = CallValue<typeof getOrder>;

/** One bet of an order. */
export type Suborder = LotteryOrderDetail['suborders'][number];

export const getOrderApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** One order of a player. Names are in `language`. */
    getOrder: gatewayQuery(
      build,
      getOrder,
    )({
      query: ({ orderId, language }: CallQuery<typeof getOrder> & { language: string }) => ({ orderId, language }),
      tags: ['LotteryOrders'],
    }),
  }),
});

export const { useGetOrderQuery } = getOrderApi;
