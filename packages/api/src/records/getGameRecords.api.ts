import { gatewayPages } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallQuery, CallValue } from '../contract/call.ts';
import { getGameRecords } from '../contract/records/getGameRecords.ts';

/** A page of settled bets, with the sums of all bets that match the filter. Every amount is a decimal string. */
export type GameRecords = CallValue<typeof getGameRecords>;

/** A settled bet. */
export type GameRecord = GameRecords['content'][number];

/** Selects the bets. */
export interface GameRecordsFilter extends Omit<CallQuery<typeof getGameRecords>, 'pageNo' | 'pageSize'> {
  /** Not part of the query: the names are translated, so each language has its own list. */
  language: string;
}

const pageSize = 20;

export const getGameRecordsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Bets by page, newest first. Changes of the wallet invalidate them, for example when the player leaves a game. */
    getGameRecords: gatewayPages(
      build,
      getGameRecords,
    )({
      query: ({ language: _, ...filter }: GameRecordsFilter, pageNo) => ({ ...filter, pageNo, pageSize }),
      transform: (page) => page,
      tags: ['Wallet'],
    }),
  }),
});

export const { useGetGameRecordsInfiniteQuery } = getGameRecordsApi;
