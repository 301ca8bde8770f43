import * as v from 'valibot';
import { defineCall } from './call.ts';
import { amountGiven, backPath, days, moment, money, pageNo, pageOf, pageSize, rowId, shortText } from './shared.ts';

/** Ways to pay in. `manual` is a transfer to one of the house's bank accounts, `gateway` the page of a payment house. */
export const depositMethods = ['manual', 'gateway', 'alipay', 'wechat', 'qq'] as const;
const method = v.picklist(depositMethods);
export type DepositMethod = (typeof depositMethods)[number];

/** EXPIRED when nobody paid within half an hour. */
export const depositStates = ['PENDING', 'APPROVED', 'REJECTED', 'EXPIRED'] as const;
const state = v.picklist(depositStates);
export type DepositState = (typeof depositStates)[number];

/** What the player gets beside the deposit, and what it asks for. */
const promoValue = v.object({
  promoId: v.string(),
  title: v.string(),
  /** Share of the deposit that comes on top, in percent, such as "50". */
  bonusPercent: v.string(),
  maxBonus: money,
  minDeposit: money,
  /** The bonus has to be staked this many times before money can be withdrawn. */
  turnoverTimes: v.pipe(v.number(), v.integer()),
});

const depositValue = v.object({
  depositId: v.string(),
  method,
  state,
  amount: money,
  /** Kept by the house. The wallet receives amount less fee. */
  fee: money,
  promoId: v.optional(v.string()),
  createdAt: moment,
  /** Until then it waits to be paid. */
  expiresAt: moment,
  decidedAt: v.optional(moment),
});

export const getDepositOptions = defineCall({
  name: 'getDepositOptions',
  method: 'GET',
  path: '/wps/deposit/options',
  access: 'member',
  value: v.object({
    methods: v.array(
      v.object({
        method,
        name: v.string(),
        minAmount: money,
        maxAmount: money,
        quickAmounts: v.array(money),
        /** In percent of the amount, such as "1.5". */
        feePercent: v.string(),
        /** What the call of this method asks for beside the amount. */
        fields: v.array(v.picklist(['bankCode', 'depositorName', 'reference'])),
      }),
    ),
  }),
});

export const getDepositBanks = defineCall({
  name: 'getDepositBanks',
  method: 'GET',
  path: '/wps/deposit/banks',
  access: 'member',
  /** The house's accounts that a manual deposit is paid to. */
  value: v.array(
    v.object({
      bankCode: v.string(),
      bankName: v.string(),
      accountName: v.string(),
      accountNumber: v.string(),
      branch: v.string(),
    }),
  ),
});

export const getDepositPromos = defineCall({
  name: 'getDepositPromos',
  method: 'GET',
  path: '/wps/deposit/promos',
  access: 'member',
  /** Those that the member can still take. */
  value: v.array(promoValue),
});

const given = {
  amount: amountGiven,
  /** Takes a promotion along; see `acceptDepositPromo`. */
  promoId: v.optional(rowId),
};

const failures = ['NOT_ALLOWED', 'PROMOTION_UNAVAILABLE', 'TOO_MANY_PENDING', 'NOT_FOUND'] as const;

export const depositManual = defineCall({
  name: 'depositManual',
  method: 'POST',
  path: '/wps/deposit/manual',
  access: 'member',
  isIdempotent: true,
  body: v.strictObject({
    ...given,
    /** The house's account that the player paid to, of `getDepositBanks`. */
    bankCode: shortText,
    depositorName: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(80)),
    /** What the bank's receipt says. */
    reference: v.pipe(v.string(), v.trim(), v.minLength(4), v.maxLength(64)),
  }),
  value: depositValue,
  failures,
});

/** A deposit that is paid by scanning a code. */
const scanned = v.object({
  ...depositValue.entries,
  /** What the QR code says. */
  qrText: v.string(),
});

const scannedBody = v.strictObject(given);

export const depositAlipay = defineCall({
  name: 'depositAlipay',
  method: 'POST',
  path: '/wps/deposit/alipay',
  access: 'member',
  isIdempotent: true,
  body: scannedBody,
  value: scanned,
  failures,
});

export const depositQq = defineCall({
  name: 'depositQq',
  method: 'POST',
  path: '/wps/deposit/qq',
  access: 'member',
  isIdempotent: true,
  body: scannedBody,
  value: scanned,
  failures,
});

export const depositWechat = defineCall({
  name: 'depositWechat',
  method: 'POST',
  path: '/wps/deposit/wechat',
  access: 'member',
  isIdempotent: true,
  body: scannedBody,
  value: scanned,
  failures,
});

export const depositGateway = defineCall({
  name: 'depositGateway',
  method: 'POST',
  path: '/wps/deposit/gateway',
  access: 'member',
  isIdempotent: true,
  body: v.strictObject({
    ...given,
    /** Where the payment page leads back to: a path on the merchant's own host. */
    backUrl: v.optional(backPath),
  }),
  value: v.object({
    ...depositValue.entries,
    /** The payment page. Carries a ticket that pays or declines once. */
    url: v.pipe(v.string(), v.regex(/^(https?:\/\/|\/(?![/\\]))/i, 'a web address or a path')),
  }),
  failures,
});

export const acceptDepositPromo = defineCall({
  name: 'acceptDepositPromo',
  method: 'POST',
  path: '/wps/deposit/promos/accept',
  access: 'member',
  isIdempotent: true,
  body: v.strictObject({ depositId: rowId, promoId: rowId }),
  value: depositValue,
  failures: ['NOT_FOUND', 'PROMOTION_UNAVAILABLE'],
});

export const getDeposits = defineCall({
  name: 'getDeposits',
  method: 'GET',
  path: '/wps/deposit/reports',
  access: 'member',
  query: v.strictObject({
    state: v.optional(state),
    ...days,
    pageNo,
    pageSize: pageSize(20),
  }),
  /** Newest first. */
  value: pageOf(depositValue),
});
