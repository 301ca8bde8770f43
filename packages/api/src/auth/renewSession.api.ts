import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { renewSession } from '../contract/auth/renewSession.ts';

export const renewSessionApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Extends the session. A failure is not shown. SESSION_INVALID ends the session, as in every call. */
    renewSession: gatewayMutation(build, renewSession)(),
  }),
});

export const { useRenewSessionMutation } = renewSessionApi;
