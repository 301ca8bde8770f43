import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { sendPasswordEmail } from '../contract/security/sendPasswordEmail.ts';
import { setPasswordEmail } from '../contract/security/setPasswordEmail.ts';
import { setPasswordPhone } from '../contract/security/setPasswordPhone.ts';
import { codeSendingMs } from './codeSendingMs.ts';

export type PasswordEmail = CallBody<typeof sendPasswordEmail>;
/** What goes along with the body: one for each intent, sent again with every try. */
interface UnderKey {
  idempotencyKey: string;
}
export type PasswordByEmail = CallBody<typeof setPasswordEmail> & UnderKey;
export type PasswordByPhone = CallBody<typeof setPasswordPhone> & UnderKey;
/** Whose password it is now, where the gateway says so. */
export type PasswordSet = CallValue<typeof setPasswordPhone>;

export const forgotPasswordApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a code by e-mail to set a new password with. The reply is the same where nobody has this name and address. */
    sendPasswordEmail: gatewayMutation(
      build,
      sendPasswordEmail,
    )({ timeoutMs: codeSendingMs, body: (to: PasswordEmail) => to }),

    /** Sets a new password with the code that came by e-mail. Every session of the member ends. */
    setPasswordEmail: gatewayMutation(
      build,
      setPasswordEmail,
    )({
      body: ({ idempotencyKey: _, ...given }: PasswordByEmail) => given,
      idempotencyKey: (given) => given.idempotencyKey,
    }),

    /** Sets a new password with the code that came by SMS for purpose `password`. Every session of the member ends. */
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
