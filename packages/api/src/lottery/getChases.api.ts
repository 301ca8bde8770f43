import { gatewayPages } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallQuery, CallValue } from '../contract/call.ts';
import { getChases } from '../contract/lottery/getChases.ts';

/** A page of a player's chases, newest first. Every amount is a decimal string. */
export type LotteryChases = CallValue<typeof getChases>;

/** A chase: the same bets on several consecutive draws. */
export type LotteryChase = LotteryChases['content'][number];

/** Selects the chases of one lottery, or of all. Names are in `language`. */
export type ChasesFilter = Omit<CallQuery<typeof getChases>, 'pageNo' | 'pageSize'> & { language: string };

const pageSize = 20;

export const getChasesApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** A player's chases, by page. */
    getChases: gatewayPages(
      build,
      getChases,
    )({
      query: (filter: ChasesFilter, pageNo) => ({ ...filter, pageNo, pageSize }),
      transform: (page) => page,
      tags: ['LotteryOrders'],
    }),
  }),
});

export const { useGetChasesInfiniteQuery } = getChasesApi;
