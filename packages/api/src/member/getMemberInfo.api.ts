import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getMemberInfo } from '../contract/member/getMemberInfo.ts';
import { toMember } from './getMemberInfo.transform.ts';
export { memberPicture } from './getMemberInfo.transform.ts';
export type { Member } from './getMemberInfo.transform.ts';

export const memberApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    getMemberInfo: gatewayQuery(build, getMemberInfo)({ transform: toMember, tags: ['Profile'] }),
  }),
});

export const { useGetMemberInfoQuery } = memberApi;
