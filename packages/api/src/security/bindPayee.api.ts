import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { bindPayee } from '../contract/security/bindPayee.ts';

export const bindPayeeApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sets the real name that money is paid out to, once. */
    bindPayee: {
      ...gatewayMutation(build, bindPayee)({ body: (payee: CallBody<typeof bindPayee>) => payee }),
      // After silence too: it may be set.
      invalidatesTags: ['Security', 'Profile'],
    },
  }),
});

export const { useBindPayeeMutation } = bindPayeeApi;
