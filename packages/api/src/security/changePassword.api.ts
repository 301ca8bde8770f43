import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { changePassword } from '../contract/security/changePassword.ts';

export type PasswordChange = CallBody<typeof changePassword>;
/** What is sent, under one key for each intent: it goes along with every try. */
type ChangeUnderKey = PasswordChange & { idempotencyKey: string };

export const changePasswordApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Changes the login password. This session goes on; every other one of the member ends. */
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
