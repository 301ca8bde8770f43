import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { sendPasswordEmail } from '../contract/security/sendPasswordEmail.ts';
import { setPasswordEmail } from '../contract/security/setPasswordEmail.ts';
import { setPasswordPhone } from '../contract/security/setPasswordPhone.ts';
import { codeSendingMs } from './codeSendingMs.ts';

export type PasswordEmail = CallBody<typeof sendPasswordEmail>;
/** One idempotency key for each intent, the same in every attempt. */
interface UnderKey {
  idempotencyKey: string;
}
export type PasswordByEmail = CallBody<typeof setPasswordEmail> & UnderKey;
export type PasswordByPhone = CallBody<typeof setPasswordPhone> & UnderKey;
/** The member whose password was set, if the gateway returns the name. */
export type PasswordSet = CallValue<typeof setPasswordPhone>;

export const forgotPasswordApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Sends a code by e-mail for setting a new password. The reply is the same if no member has this name and address.
     */
    sendPasswordEmail: gatewayMutation(
      build,
      sendPasswordEmail,
    )({ timeoutMs: codeSendingMs, body: (to: PasswordEmail) => to }),

    /** Sets a new password with the code from the e-mail. Every session of the member ends. */
    setPasswordEmail: gatewayMutation(
      build,
      setPasswordEmail,
    )({
      body: ({ idempotencyKey: _, ...given }: PasswordByEmail) => given,
      idempotencyKey: (given) => given.idempotencyKey,
    }),

    /** Sets a new password with the SMS code of purpose `password`. Every session of the member ends. */
    setPasswordPhone: gatewayMutation(
      build,
      setPasswordPhone,
    )({
      body: ({ idempotencyKey: _, ...given }: PasswordByPhone) => given,
      idempotencyKey: (given) => given.idempotencyKey,
    }),
  }),
});

export const { useSendPasswordEmailMutation, useSetPasswordEmailMutation, useSetPasswordPhoneMutation } =
  forgotPasswordApi;
