import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { sendSmsCode } from '../contract/security/sendSmsCode.ts';
import { gatewayTime } from '../crypto/gatewayClock.ts';
import { codeSendingMs } from '../security/codeSendingMs.ts';

export type SmsCodeRequest = CallBody<typeof sendSmsCode>;

/** A code that was sent. */
export interface SentSmsCode {
  expiredMinutes: number;
  /** Milliseconds from now until the code expires, independent of the device's clock. */
  validMs: number;
}

const minute = 60_000;

/**
 * `expirationTime` is a time of the gateway's clock. The client gets that clock from the `Date` header of the same
 * reply. A gateway at another origin may hide this header. If the device's clock is wrong too, the difference of the
 * two times is useless. Then `expiredMinutes` is used.
 */
function toSentSmsCode({ expiredMinutes, expirationTime }: CallValue<typeof sendSmsCode>): SentSmsCode {
  const [left, longest] = [Date.parse(expirationTime) - gatewayTime(), expiredMinutes * minute];
  return { expiredMinutes, validMs: left > 0 && left < longest + minute ? left : longest };
}

export const smsCodeApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a code by SMS to a number. */
    sendSmsCode: gatewayMutation(
      build,
      sendSmsCode,
    )({ timeoutMs: codeSendingMs, body: (request: SmsCodeRequest) => request, transform: toSentSmsCode }),
  }),
});

export const { useSendSmsCodeMutation } = smsCodeApi;
