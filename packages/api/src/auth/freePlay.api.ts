import { trialUserItem } from '@livery/device/storage';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { freePlay } from '../contract/auth/freePlay.ts';
import { getTrialAccount } from '../contract/auth/getTrialAccount.ts';
import type { SessionInfo } from '../session/sessionSlice.ts';
import { startSession } from './startSession.ts';

export const freePlayApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Starts a free trial and signs in with it. Returns null if the gateway offers no trial now (state 0). Then no
     * player is signed in.
     */
    startTrial: build.mutation<SessionInfo | null, void>({
      queryFn: async (_, api, _extra, send) => {
        const offer = await send({ call: getTrialAccount });
        if (offer.error) return { error: offer.error };
        if ((offer.data as CallValue<typeof getTrialAccount>).state === 0) return { data: null };
        let merchantCode = '';
        const begun = await send(({ merchant }) => {
          merchantCode = merchant.code;
          return { call: freePlay };
        });
        if (begun.error) return { error: begun.error };
        const outcome = startSession(begun.data as CallValue<typeof freePlay>, {
          merchantCode,
          dispatch: api.dispatch,
        });
        if ('data' in outcome) trialUserItem.write(outcome.data.userName);
        return outcome;
      },
    }),
  }),
});

export const { useStartTrialMutation } = freePlayApi;
