import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { settleIntent } from '../contract/wallet/settleIntent.ts';

/** The outcome of a call without a reply. `reply` is the value of the lost reply, unchecked. */
export type Settlement = CallValue<typeof settleIntent>;

export const settleIntentApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Requests the outcome of a call by its idempotency key. Repeating it is safe: NOT_DONE is final. */
    settleIntent: {
      ...gatewayMutation(build, settleIntent)({ body: (intent: CallBody<typeof settleIntent>) => intent }),
      // Any call may have been settled: wallet, claimable promotions and cashback, or lottery bets may have changed.
      invalidatesTags: ['Wallet', 'Promotions', 'Cashback', 'LotteryOrders'],
    },
  }),
});

export const { useSettleIntentMutation } = settleIntentApi;
