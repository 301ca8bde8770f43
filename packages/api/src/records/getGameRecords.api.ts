import { gatewayPages } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallQuery, CallValue } from '../contract/call.ts';
import { getGameRecords } from '../contract/records/getGameRecords.ts';

/** A page of bets that are over, with the sums of all that the filter lets through. Every amount is a decimal string. */
export type GameRecords = CallValue<typeof getGameRecords>;

/** A bet that is over. */
export type GameRecord = GameRecords['content'][number];

/** Which bets. */
export interface GameRecordsFilter extends Omit<CallQuery<typeof getGameRecords>, 'pageNo' | 'pageSize'> {
  /** Not part of the query: names come in the language on screen, and another language is another list. */
  language: string;
}

const pageSize = 20;

export const getGameRecordsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Bets by page, newest first. What changes the wallet, such as a game that is left, asks for them again. */
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
