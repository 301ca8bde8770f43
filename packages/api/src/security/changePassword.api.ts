import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { changePassword } from '../contract/security/changePassword.ts';

export type PasswordChange = CallBody<typeof changePassword>;

export const changePasswordApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Changes the login password. This session goes on; every other one of the member ends. */
    changePassword: gatewayMutation(build, changePassword)({ body: (change: PasswordChange) => change }),
  }),
});

export const { useChangePasswordMutation } = changePasswordApi;
