import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getHeadIcons } from '../contract/member/getHeadIcons.ts';

/** The available head icons, and the member's current one. */
export type HeadIcons = CallValue<typeof getHeadIcons>;

export const getHeadIconsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({ getHeadIcons: gatewayQuery(build, getHeadIcons)({ tags: ['Profile'] }) }),
});

export const { useGetHeadIconsQuery } = getHeadIconsApi;
