import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { savePersonalInfo } from '../contract/member/savePersonalInfo.ts';

/** The details to change; the others stay as they are. */
export type PersonalInfoChange = CallBody<typeof savePersonalInfo>;

export const savePersonalInfoApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Changes the details it is given. */
    savePersonalInfo: {
      ...gatewayMutation(build, savePersonalInfo)({ body: (change: PersonalInfoChange) => change }),
      // After silence too: they may be changed.
      invalidatesTags: ['Profile'],
    },
  }),
});

export const { useSavePersonalInfoMutation } = savePersonalInfoApi;
