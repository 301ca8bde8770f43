import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { sendSmsCode } from '../contract/security/sendSmsCode.ts';

export type SmsCodeRequest = CallBody<typeof sendSmsCode>;

export const smsCodeApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a code by SMS to a number. Gives back for how many minutes the code is valid. */
    sendSmsCode: gatewayMutation(build, sendSmsCode)({ body: (request: SmsCodeRequest) => request }),
  }),
});

export const { useSendSmsCodeMutation } = smsCodeApi;
