import { contextOf } from '../client/context.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { settleIntent } from '../contract/wallet/settleIntent.ts';

/** The outcome of a call without a reply. `reply` is the value of the lost reply, unchecked. */
export type Settlement = CallValue<typeof settleIntent>;

export const settleIntentApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Requests the outcome of a call by its idempotency key. It is safe to repeat, because NOT_DONE is final. */
    settleIntent: build.mutation<Settlement, CallBody<typeof settleIntent>>({
      queryFn: async (intent, { extra }, _options, send) => {
        // A gateway that never received the key would reply NOT_DONE, even to a call that was executed.
        if (contextOf(extra).merchant.gateway.dialect?.omitHeaders.includes('Idempotency-Key'))
          return { error: { code: 'HTTP_404', status: 404, message: 'settleIntent: the dialect sends no key' } };
        const reply = await send({ call: settleIntent, body: intent });
        return reply.error ? { error: reply.error } : { data: reply.data as Settlement };
      },
      // Any call may have been settled. So the wallet, claimable promotions and cashback, or lottery bets may have
      // changed.
      invalidatesTags: ['Wallet', 'Promotions', 'Cashback', 'LotteryOrders'],
    }),
  }),
});

export const { useSettleIntentMutation } = settleIntentApi;
