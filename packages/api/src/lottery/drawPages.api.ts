import { gatewayPages } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getDraws } from '../contract/lottery/getDraws.ts';
import type { LotteryFilter } from './lottery.api.ts';

/** A page of past draws, newest first. */
export type DrawPage = CallValue<typeof getDraws>;

/** A past draw, with the seed that determined it and the commitment that was published before the first bet. */
export type PastDraw = DrawPage['content'][number];

const pageSize = 20;

export const drawPagesApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Past draws of one lottery, by page. */
    drawPages: gatewayPages(
      build,
      getDraws,
    )({
      query: ({ language, code }: LotteryFilter & { code: string }, pageNo) => ({
        language,
        gameCode: code,
        pageNo,
        pageSize,
      }),
      transform: (page) => page,
    }),
  }),
});

export const { useDrawPagesInfiniteQuery } = drawPagesApi;
