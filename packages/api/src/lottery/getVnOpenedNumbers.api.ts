import { gatewayPages } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallQuery, CallValue } from '../contract/call.ts';
import { getVnOpenedNumbers } from '../contract/lottery/getVnOpenedNumbers.ts';

/** A page of past Vietnamese draws, newest first. */
export type VnOpenedNumbers = CallValue<typeof getVnOpenedNumbers>;

/** A past Vietnamese draw with all its prizes. */
export type VnDraw = VnOpenedNumbers['content'][number];

/** Selects the draws of one lottery, of one region, or all draws. */
export type VnDrawsFilter = Omit<CallQuery<typeof getVnOpenedNumbers>, 'pageNo' | 'pageSize'> & { language: string };

const pageSize = 10;

export const getVnOpenedNumbersApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Past Vietnamese draws, by page. */
    getVnOpenedNumbers: gatewayPages(
      build,
      getVnOpenedNumbers,
    )({
      query: (filter: VnDrawsFilter, pageNo) => ({ ...filter, pageNo, pageSize }),
      transform: (page) => page,
    }),
  }),
});

export const { useGetVnOpenedNumbersInfiniteQuery } = getVnOpenedNumbersApi;
