import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { changePaymentPassword } from '../contract/security/changePaymentPassword.ts';

export type PaymentPasswordChange = CallBody<typeof changePaymentPassword>;

export const changePaymentPasswordApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sets or changes the payment password, by one proof of who it is. */
    changePaymentPassword: {
      ...gatewayMutation(build, changePaymentPassword)({ body: (change: PaymentPasswordChange) => change }),
      // After silence too: it may be set.
      invalidatesTags: ['Security'],
    },
  }),
});

export const { useChangePaymentPasswordMutation } = changePaymentPasswordApi;
