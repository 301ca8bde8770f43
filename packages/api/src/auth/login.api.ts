import { deviceTokenItem } from '@livery/device/storage';
import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getCaptcha } from '../contract/auth/getCaptcha.ts';
import { login } from '../contract/auth/login.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { sessionStarted } from '../session/sessionSlice.ts';
import type { SessionInfo } from '../session/sessionSlice.ts';
import { isOfMerchant } from '../session/storedSession.ts';

export type LoginPayload = Omit<CallBody<typeof login>, 'deviceToken'>;
/** `image` is a PNG in base64; the answer goes back with `captchaId`. */
export type Captcha = CallValue<typeof getCaptcha>;

export const loginApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Signs in. When this resolves without an error, the session is in the store. */
    login: build.mutation<SessionInfo, LoginPayload>({
      queryFn: async (payload, api, _extra, send) => {
        let merchantCode = '';
        const reply = await send(({ merchant }) => {
          merchantCode = merchant.code;
          const deviceToken = deviceTokenItem.read();
          return { call: login, body: deviceToken === undefined ? payload : { ...payload, deviceToken } };
        });
        if (reply.error) return { error: reply.error };
        const { deviceToken, ...session } = reply.data as CallValue<typeof login>;
        if (!isOfMerchant(session, merchantCode)) {
          return {
            error: {
              code: 'REPLY_INVALID',
              message: `login at ${merchantCode} was answered with a session of ${session.merchantCode}`,
            },
          };
        }
        if (deviceToken !== undefined) deviceTokenItem.write(deviceToken);
        api.dispatch(sessionStarted(session));
        return { data: session };
      },
    }),

    // A mutation though it is a GET: a captcha is good for one answer, so each one asked for has to be new.
    refreshCaptcha: gatewayMutation(build, getCaptcha)(),
  }),
});

export const { useLoginMutation, useRefreshCaptchaMutation } = loginApi;
