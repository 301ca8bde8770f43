import * as v from 'valibot';
import { defineCall } from './call.ts';
import { amountGiven, days, moment, money, pageNo, pageOf, pageSize, rowId, shortText } from './shared.ts';

/** PENDING: the money left the wallet and is held. REJECTED and CANCELLED: it is back. */
export const withdrawalStates = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'] as const;
const state = v.picklist(withdrawalStates);
export type WithdrawalState = (typeof withdrawalStates)[number];

const withdrawalValue = v.object({
  withdrawalId: v.string(),
  state,
  /** What left the wallet. */
  amount: money,
  /** Kept by the house. The bank receives amount less fee. */
  fee: money,
  bankName: v.string(),
  maskedNumber: v.string(),
  createdAt: moment,
  decidedAt: v.optional(moment),
});

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
    hasPaymentPassword: v.boolean(),
    hasBankCard: v.boolean(),
  }),
});

export const withdraw = defineCall({
  name: 'withdraw',
  method: 'POST',
  path: '/wps/transaction/withdraw',
  access: 'member',
  isEncrypted: true,
  isIdempotent: true,
  body: v.strictObject({ cardId: rowId, amount: amountGiven, paymentPassword: shortText }),
  value: withdrawalValue,
  failures: [
    'FUNDS_INSUFFICIENT',
    'PAYMENT_PASSWORD_MISSING',
    'PAYMENT_PASSWORD_WRONG',
    'TOO_MANY',
    'NOT_FOUND',
    'TURNOVER_UNMET',
    'DAILY_LIMIT',
  ],
});

export const getWithdrawals = defineCall({
  name: 'getWithdrawals',
  method: 'GET',
  path: '/wps/transaction/withdraw/report',
  access: 'member',
  query: v.strictObject({
    state: v.optional(state),
    ...days,
    pageNo,
    pageSize: pageSize(20),
  }),
  /** Newest first. */
  value: pageOf(withdrawalValue),
});
