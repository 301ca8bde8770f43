import { gatewayPages } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallQuery, CallValue } from '../contract/call.ts';
import { getDownline } from '../contract/agent/getDownline.ts';

/** A page of the downline, numbered from 1. */
export type Downline = CallValue<typeof getDownline>;

/** A member of the downline with their amounts in the requested days. */
export type DownlineMember = Downline['content'][number];

/** Selects the members, and the days for their amounts. */
export type DownlineFilter = Omit<CallQuery<typeof getDownline>, 'pageNo'>;

export const getDownlineApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fails with NOT_AGENT for a member who is not an agent, and with NOT_FOUND for a member outside the downline. */
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
