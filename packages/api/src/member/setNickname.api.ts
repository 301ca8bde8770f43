import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { setNickname } from '../contract/member/setNickname.ts';

export const setNicknameApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sets the nickname; an empty one takes it away. */
    setNickname: {
      ...gatewayMutation(build, setNickname)({ body: (name: CallBody<typeof setNickname>) => name }),
      // After silence too: it may be set.
      invalidatesTags: ['Profile'],
    },
  }),
});

export const { useSetNicknameMutation } = setNicknameApi;
