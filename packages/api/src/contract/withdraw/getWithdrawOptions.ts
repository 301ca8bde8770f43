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
    /** In percent of the amount, such as "1". Begins when the free ones of the day are used. */
    feePercent: v.string(),
    freePerDay: count,
    maxPerDay: count,
    /** Of today, in the merchant's time zone. */
    usedToday: count,
    /** The main wallet: what can be withdrawn at most. */
    balance: money,
    /** Stakes that bonuses still ask for before anything can be withdrawn. */
    turnoverRemaining: money,
    /** All stakes that the same bonuses required at first, so that progress can be shown. Absent if the gateway keeps no total. */
    turnoverTotal: v.optional(money),
    hasPaymentPassword: v.boolean(),
    hasBankCard: v.boolean(),
  }),
});

export const summary = 'Gives limits, fees, how many withdrawals are left today, and what still prevents one.';

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
