import { gatewayPages } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallQuery, CallValue } from '../contract/call.ts';
import { getOrders } from '../contract/lottery/getOrders.ts';

/** A page of a player's orders, newest first. Every amount is a decimal string. */
export type LotteryOrders = CallValue<typeof getOrders>;

/** Several bets on one draw, placed together. */
export type LotteryOrder = LotteryOrders['content'][number];

/** Which orders: of one lottery, of one status, of some days. Names come in `language`. */
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
