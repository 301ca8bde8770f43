import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { setNickname } from '../contract/member/setNickname.ts';

export const setNicknameApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sets the nickname; an empty text removes it. */
    setNickname: {
      ...gatewayMutation(build, setNickname)({ body: (name: CallBody<typeof setNickname>) => name }),
      // Invalidate even if the reply is lost: the nickname may have changed.
      invalidatesTags: ['Profile'],
    },
  }),
});

export const { useSetNicknameMutation } = setNicknameApi;
