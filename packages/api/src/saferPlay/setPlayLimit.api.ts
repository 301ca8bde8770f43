import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { setPlayLimit } from '../contract/saferPlay/setPlayLimit.ts';

/** A limit as it is asked for: `amount` (decimal string) with `deposit` and `loss`, `minutes` with `session`; null removes it. */
export type PlayLimitChange = CallBody<typeof setPlayLimit>;

export const setPlayLimitApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sets, changes or removes a limit. The reply says what holds now and what waits. Sent again it changes nothing. */
    setPlayLimit: {
      ...gatewayMutation(build, setPlayLimit)({ body: (change: PlayLimitChange) => change }),
      // After silence too: it may be set.
      invalidatesTags: ['SaferPlay'],
    },
  }),
});

export const { useSetPlayLimitMutation } = setPlayLimitApi;
