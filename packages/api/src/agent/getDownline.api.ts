import { gatewayPages } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallQuery, CallValue } from '../contract/call.ts';
import { getDownline } from '../contract/agent/getDownline.ts';

/** A page, numbered from 1. */
export type Downline = CallValue<typeof getDownline>;

/** A member of the downline with what they moved in the days that were asked for. */
export type DownlineMember = Downline['content'][number];

/** Which members, and the days of their figures. */
export type DownlineFilter = Omit<CallQuery<typeof getDownline>, 'pageNo'>;

export const getDownlineApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** NOT_AGENT for members who are none, NOT_FOUND for someone outside the downline. */
    getDownline: gatewayPages(
      build,
      getDownline,
    )({
      query: (filter: DownlineFilter, pageNo) => ({ ...filter, pageNo }),
      transform: (page): Downline => page,
    }),
  }),
});

export const { useGetDownlineInfiniteQuery } = getDownlineApi;
