import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { changePaymentPassword } from '../contract/security/changePaymentPassword.ts';

export type PaymentPasswordChange = CallBody<typeof changePaymentPassword>;
/** The body and its idempotency key: one key for each intent, the same in every attempt. */
type ChangeUnderKey = PaymentPasswordChange & { idempotencyKey: string };

export const changePaymentPasswordApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sets or changes the payment password, with one proof of identity. */
    changePaymentPassword: {
      ...gatewayMutation(
        build,
        changePaymentPassword,
      )({
        body: ({ idempotencyKey: _, ...change }: ChangeUnderKey): PaymentPasswordChange => change,
        idempotencyKey: (change) => change.idempotencyKey,
      }),
      // Invalidate even if the reply is lost: the payment password may be set.
      invalidatesTags: ['Security'],
    },
  }),
});

export const { useChangePaymentPasswordMutation } = changePaymentPasswordApi;
