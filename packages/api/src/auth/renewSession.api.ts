import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { renewSession } from '../contract/auth/renewSession.ts';

export const renewSessionApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Lengthens the session. Nobody is told when it fails; the gateway's word that the session is over ends it, as with every call. */
    renewSession: gatewayMutation(build, renewSession)(),
  }),
});

export const { useRenewSessionMutation } = renewSessionApi;
