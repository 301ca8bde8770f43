import { forgetRememberedPasswords } from '@livery/device/remembered-login';
import { gatewayApi } from '../client/gatewayApi.ts';
import { logout } from '../contract/auth/logout.ts';
import { sessionEnded } from '../session/sessionSlice.ts';

/** Milliseconds that a logout waits for the reply of the gateway. */
const patienceMs = 5000;

export const logoutApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Logs out. Never fails: even offline, the data of the player is removed from this device before it resolves. */
    logout: build.mutation<null, void>({
      queryFn: async (_, api, _extra, send) => {
        try {
          await send({ call: logout, timeoutMs: patienceMs, isEndingSession: true });
        } finally {
          forgetRememberedPasswords();
          api.dispatch(sessionEnded({ reason: 'logout' }));
        }
        return { data: null };
      },
    }),
  }),
});

export const { useLogoutMutation } = logoutApi;
