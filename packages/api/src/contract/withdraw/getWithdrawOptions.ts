import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { money } from '../values/money.ts';

const count = v.pipe(v.number(), v.integer());

export const getWithdrawOptions = defineCall({
  name: 'getWithdrawOptions',
  method: 'GET',
  path: '/wps/transaction/withdraw/options',
  access: 'member',
  value: v.object({
    minAmount: money,
    maxAmount: money,
    /** Fee in percent of the amount, for example "1". It applies after the free withdrawals of the day are used. */
    feePercent: v.string(),
    freePerDay: count,
    maxPerDay: count,
    /** Number of withdrawals today, in the merchant's time zone. */
    usedToday: count,
    /** Balance of the main wallet. It is the maximum for a withdrawal. */
    balance: money,
    /** Amount that the member must still stake for bonuses before a withdrawal. */
    turnoverRemaining: money,
    /**
     * Amount that the same bonuses required at first, so that the app can show progress. Missing if the gateway does
     * not store it.
     */
    turnoverTotal: v.optional(money),
    hasPaymentPassword: v.boolean(),
    hasBankCard: v.boolean(),
  }),
});

export const summary = 'Returns limits, fees, the number of withdrawals left today, and the reasons that prevent one.';

export const sample: CallValue<typeof getWithdrawOptions> = {
  minAmount: '200.00',
  maxAmount: '50000.00',
  feePercent: '1',
  freePerDay: 3,
  maxPerDay: 5,
  usedToday: 0,
  balance: '1234.50',
  turnoverRemaining: '0.00',
  hasPaymentPassword: true,
  hasBankCard: true,
};
