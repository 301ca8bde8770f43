import { forgetRememberedPasswords } from '@livery/device/remembered-login';
import { deviceTokenItem } from '@livery/device/storage';
import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getCaptcha } from '../contract/auth/getCaptcha.ts';
import { login } from '../contract/auth/login.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { rememberSessionPassword } from '../session/sessionPassword.ts';
import { selectSession } from '../session/sessionSlice.ts';
import type { SessionInfo, WithSession } from '../session/sessionSlice.ts';
import { startSession } from './startSession.ts';

export type LoginPayload = Omit<CallBody<typeof login>, 'deviceToken'>;
/** `image` is a PNG in base64; the answer is sent with its `captchaId`. */
export type Captcha = CallValue<typeof getCaptcha>;

export const loginApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Signs in. If this resolves without an error, the store contains the session. */
    login: build.mutation<SessionInfo, LoginPayload>({
      queryFn: async (payload, api, _extra, send) => {
        let merchantCode = '';
        const reply = await send(({ merchant }) => {
          merchantCode = merchant.code;
          const deviceToken = deviceTokenItem.read();
          return { call: login, body: deviceToken === undefined ? payload : { ...payload, deviceToken } };
        });
        if (reply.error) {
          // If the password is wrong, a remembered password would fail at the next login as well.
          if (payload.type === 'username' && reply.error.code === 'LOGIN_WRONG') forgetRememberedPasswords();
          return { error: reply.error };
        }
        const { deviceToken, ...session } = reply.data as CallValue<typeof login>;
        const outcome = startSession(session, { merchantCode, dispatch: api.dispatch });
        if ('error' in outcome) return outcome;
        if (deviceToken !== undefined) deviceTokenItem.write(deviceToken);
        const started = selectSession(api.getState() as WithSession);
        if (payload.type === 'username' && started !== null) void rememberSessionPassword(started, payload.password);
        return outcome;
      },
    }),

    // A mutation although it is a GET: a captcha accepts one answer, so every request must return a new captcha.
    refreshCaptcha: gatewayMutation(build, getCaptcha)(),
  }),
});

export const { useLoginMutation, useRefreshCaptchaMutation } = loginApi;
