import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { openLottery } from '../contract/lottery/openLottery.ts';
import type { SessionInfo } from '../session/sessionSlice.ts';

/** A lottery that was launched, with the session of its frame. */
export type LaunchedLottery = CallValue<typeof openLottery> & { session: SessionInfo };

export const openLotteryApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Trades the ticket of the frame's address for its session. A ticket is taken once: what failed is not sent again. */
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
