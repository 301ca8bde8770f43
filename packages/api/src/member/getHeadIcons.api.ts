import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getHeadIcons } from '../contract/member/getHeadIcons.ts';

/** The pictures that a member may go by, and which one was chosen. */
export type HeadIcons = CallValue<typeof getHeadIcons>;

export const getHeadIconsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({ getHeadIcons: gatewayQuery(build, getHeadIcons)({ tags: ['Profile'] }) }),
});

export const { useGetHeadIconsQuery } = getHeadIconsApi;
