import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { savePersonalInfo } from '../contract/member/savePersonalInfo.ts';

/** The fields to change; other fields do not change. */
export type PersonalInfoChange = CallBody<typeof savePersonalInfo>;

export const savePersonalInfoApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Changes the given fields. */
    savePersonalInfo: {
      ...gatewayMutation(build, savePersonalInfo)({ body: (change: PersonalInfoChange) => change }),
      // Invalidate even if the reply is lost: the fields may have changed.
      invalidatesTags: ['Profile'],
    },
  }),
});

export const { useSavePersonalInfoMutation } = savePersonalInfoApi;
