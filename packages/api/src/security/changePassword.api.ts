import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { changePassword } from '../contract/security/changePassword.ts';

export type PasswordChange = CallBody<typeof changePassword>;
/** The body and its idempotency key: one key for each intent, the same in every attempt. */
type ChangeUnderKey = PasswordChange & { idempotencyKey: string };

export const changePasswordApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Changes the login password. This session continues; every other session of the member ends. */
    changePassword: gatewayMutation(
      build,
      changePassword,
    )({
      body: ({ idempotencyKey: _, ...change }: ChangeUnderKey): PasswordChange => change,
      idempotencyKey: (change) => change.idempotencyKey,
    }),
  }),
});

export const { useChangePasswordMutation } = changePasswordApi;
