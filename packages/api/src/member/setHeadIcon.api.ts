import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { setHeadIcon } from '../contract/member/setHeadIcon.ts';

export const setHeadIconApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Chooses one of the pictures of `getHeadIcons`. */
    setHeadIcon: {
      ...gatewayMutation(build, setHeadIcon)({ body: (chosen: CallBody<typeof setHeadIcon>) => chosen }),
      // Invalidate even if the reply is lost: the icon may have changed.
      invalidatesTags: ['Profile'],
    },
  }),
});

export const { useSetHeadIconMutation } = setHeadIconApi;
