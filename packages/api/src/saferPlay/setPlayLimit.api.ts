import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { setPlayLimit } from '../contract/saferPlay/setPlayLimit.ts';

/**
 * A requested limit. `deposit` and `loss` have an `amount` (decimal string); `session` has `minutes`. Null removes the
 * limit.
 */
export type PlayLimitChange = CallBody<typeof setPlayLimit>;

export const setPlayLimitApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Sets, changes or removes a limit. The reply has the current limit and the change that takes effect later. A
     * repeated call changes nothing.
     */
    setPlayLimit: {
      ...gatewayMutation(build, setPlayLimit)({ body: (change: PlayLimitChange) => change }),
      // Invalidate even if the reply is lost: the limit may have changed.
      invalidatesTags: ['SaferPlay'],
    },
  }),
});

export const { useSetPlayLimitMutation } = setPlayLimitApi;
