import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { bindEmail } from '../contract/security/bindEmail.ts';

export const bindEmailApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Binds the address that a code of purpose `bindEmail` went to. */
    bindEmail: {
      ...gatewayMutation(build, bindEmail)({ body: (proved: CallBody<typeof bindEmail>) => proved }),
      // After silence too: it may be bound.
      invalidatesTags: ['Security', 'Profile'],
    },
  }),
});

export const { useBindEmailMutation } = bindEmailApi;
