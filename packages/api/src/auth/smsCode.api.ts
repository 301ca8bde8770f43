import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { sendSmsCode } from '../contract/security/sendSmsCode.ts';
import { gatewayTime } from '../crypto/gatewayClock.ts';
import { codeSendingMs } from '../security/codeSendingMs.ts';

export type SmsCodeRequest = CallBody<typeof sendSmsCode>;

/** A code that is on its way. */
export interface SentSmsCode {
  expiredMinutes: number;
  /** Milliseconds for which it is valid from now on, whatever this device's clock says. */
  validMs: number;
}

const minute = 60_000;

/**
 * `expirationTime` is by the gateway's clock, which is known from the same reply. Where it isn't (a gateway at another origin
 * does not show its time) and this device's clock is wrong, what is left would be nonsense: then the minutes count.
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
