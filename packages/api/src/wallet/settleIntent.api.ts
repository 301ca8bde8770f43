import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { settleIntent } from '../contract/wallet/settleIntent.ts';

/** What became of a call that got no answer. `reply` is what the call would have given, unchecked. */
export type Settlement = CallValue<typeof settleIntent>;

export const settleIntentApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asks what became of a call by its idempotency key. Asking again is safe: after NOT_DONE it stays undone. */
    settleIntent: {
      ...gatewayMutation(build, settleIntent)({ body: (intent: CallBody<typeof settleIntent>) => intent }),
      // Whatever it was, the wallet may have changed, what can be claimed, and what is bet on lotteries.
      invalidatesTags: ['Wallet', 'Promotions', 'Cashback', 'LotteryOrders'],
    },
  }),
});

export const { useSettleIntentMutation } = settleIntentApi;
