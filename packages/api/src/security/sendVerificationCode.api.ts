import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { sendVerificationCode } from '../contract/security/sendVerificationCode.ts';
import { codeSendingMs } from './codeSendingMs.ts';

export const sendVerificationCodeApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a code to the number or address of the signed-in member. */
    sendVerificationCode: gatewayMutation(
      build,
      sendVerificationCode,
    )({ timeoutMs: codeSendingMs, body: (to: CallBody<typeof sendVerificationCode>) => to }),
  }),
});

export const { useSendVerificationCodeMutation } = sendVerificationCodeApi;
