import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { bindPayee } from '../contract/security/bindPayee.ts';

export const bindPayeeApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sets the real name of the payee for withdrawals, once. */
    bindPayee: {
      ...gatewayMutation(build, bindPayee)({ body: (payee: CallBody<typeof bindPayee>) => payee }),
      // Invalidate even if the reply is lost: the name may be set.
      invalidatesTags: ['Security', 'Profile'],
    },
  }),
});

export const { useBindPayeeMutation } = bindPayeeApi;
