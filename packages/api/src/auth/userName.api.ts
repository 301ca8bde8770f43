import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { checkUsername } from '../contract/auth/checkUsername.ts';

export const userNameApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whether a user name is free. The registration checks it again. */
    checkUsername: gatewayQuery(build, checkUsername)({ query: (username: string) => ({ username }) }),
  }),
});

export const { useLazyCheckUsernameQuery } = userNameApi;
