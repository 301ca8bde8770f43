import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { changePaymentPassword } from '../contract/security/changePaymentPassword.ts';

export type PaymentPasswordChange = CallBody<typeof changePaymentPassword>;
/** What is sent, under one key for each intent: it goes along with every try. */
type ChangeUnderKey = PaymentPasswordChange & { idempotencyKey: string };

export const changePaymentPasswordApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sets or changes the payment password, by one proof of who it is. */
    changePaymentPassword: {
      ...gatewayMutation(
        build,
        changePaymentPassword,
      )({
        body: ({ idempotencyKey: _, ...change }: ChangeUnderKey): PaymentPasswordChange => change,
        idempotencyKey: (change) => change.idempotencyKey,
      }),
      // After silence too: it may be set.
      invalidatesTags: ['Security'],
    },
  }),
});

export const { useChangePaymentPasswordMutation } = changePaymentPasswordApi;
