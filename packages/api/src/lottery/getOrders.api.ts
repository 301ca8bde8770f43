import { gatewayPages } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallQuery, CallValue } from '../contract/call.ts';
import { getOrders } from '../contract/lottery/getOrders.ts';

/** A page of a player's orders, newest first. Every amount is a decimal string. */
export type LotteryOrders = CallValue<typeof getOrders>;

/** An order: bets on one draw that were placed together. */
export type LotteryOrder = LotteryOrders['content'][number];

/** Selects the orders by lottery, status and days. Names are in `language`. */
export type OrdersFilter = Omit<CallQuery<typeof getOrders>, 'pageNo' | 'pageSize'> & { language: string };

const pageSize = 20;

export const getOrdersApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** A player's orders, by page. */
    getOrders: gatewayPages(
      build,
      getOrders,
    )({
      query: (filter: OrdersFilter, pageNo) => ({ ...filter, pageNo, pageSize }),
      transform: (page) => page,
      tags: ['LotteryOrders'],
    }),
  }),
});

export const { useGetOrdersInfiniteQuery } = getOrdersApi;
