import { gatewayApi } from '../client/gatewayApi.ts';
import { socialLogin } from '../contract/auth/socialLogin.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import type { SessionInfo } from '../session/sessionSlice.ts';
import { startSession } from './startSession.ts';

export const socialLoginApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Signs in with an account of Google or Facebook; the first login also registers. Puts the session into the store.
     */
    socialLogin: build.mutation<SessionInfo, CallBody<typeof socialLogin>>({
      queryFn: async (body, { dispatch }, _extra, send) => {
        let merchantCode = '';
        const reply = await send(({ merchant }) => {
          merchantCode = merchant.code;
          return { call: socialLogin, body };
        });
        return reply.error
          ? { error: reply.error }
          : startSession(reply.data as CallValue<typeof socialLogin>, { merchantCode, dispatch });
      },
    }),
  }),
});

export const { useSocialLoginMutation } = socialLoginApi;
