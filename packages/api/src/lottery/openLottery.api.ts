import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { openLottery } from '../contract/lottery/openLottery.ts';
import type { SessionInfo } from '../session/sessionSlice.ts';

/** A launched lottery, with the session of its frame. */
export type LaunchedLottery = CallValue<typeof openLottery> & { session: SessionInfo };

export const openLotteryApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Exchanges the ticket in the frame's address for a session. A ticket is valid only once, so a failed request is
     * not retried.
     */
    openLottery: gatewayMutation(
      build,
      openLottery,
    )({
      body: (ticket: string) => ({ ticket }),
      transform: ({ session, ...value }, { merchant }): LaunchedLottery => ({
        ...value,
        session: { ...session, merchantCode: session.merchantCode ?? merchant.code },
      }),
    }),
  }),
});
