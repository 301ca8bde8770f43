import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getPersonalInfo } from '../contract/member/getPersonalInfo.ts';

/** What is known of the member, in full but for the number. */
export type PersonalInfo = CallValue<typeof getPersonalInfo>;

export const getPersonalInfoApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({ getPersonalInfo: gatewayQuery(build, getPersonalInfo)({ tags: ['Profile'] }) }),
});

export const { useGetPersonalInfoQuery } = getPersonalInfoApi;
