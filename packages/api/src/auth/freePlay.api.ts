import { trialUserItem } from '@livery/device/storage';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { freePlay } from '../contract/auth/freePlay.ts';
import { getTrialAccount } from '../contract/auth/getTrialAccount.ts';
import { type SessionInfo, sessionStarted } from '../session/sessionSlice.ts';

export const freePlayApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Begins a free trial and signs in with it. Null where the gateway opens none now (state 0): then nobody is signed in. */
    startTrial: build.mutation<SessionInfo | null, void>({
      queryFn: async (_, api, _extra, send) => {
        const offer = await send({ call: getTrialAccount });
        if (offer.error) return { error: offer.error };
        if ((offer.data as CallValue<typeof getTrialAccount>).state === 0) return { data: null };
        const begun = await send({ call: freePlay });
        if (begun.error) return { error: begun.error };
        const session = begun.data as CallValue<typeof freePlay>;
        trialUserItem.write(session.userName);
        api.dispatch(sessionStarted(session));
        return { data: session };
      },
    }),
  }),
});

export const { useStartTrialMutation } = freePlayApi;
