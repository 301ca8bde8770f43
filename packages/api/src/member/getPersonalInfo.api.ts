import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getPersonalInfo } from '../contract/member/getPersonalInfo.ts';

/** The member's personal data. Everything is readable except the mobile number, which is masked. */
export type PersonalInfo = CallValue<typeof getPersonalInfo>;

export const getPersonalInfoApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({ getPersonalInfo: gatewayQuery(build, getPersonalInfo)({ tags: ['Profile'] }) }),
});

export const { useGetPersonalInfoQuery } = getPersonalInfoApi;
