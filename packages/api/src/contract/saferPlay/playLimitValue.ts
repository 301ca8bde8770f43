import * as v from 'valibot';
import { moment } from '../values/moment.ts';
import { money } from '../values/money.ts';
import { wholeNumber } from '../values/wholeNumber.ts';

/** Subjects of limits: deposits, losses (stakes minus winnings), and minutes of play. */
export const playLimitKinds = ['deposit', 'loss', 'session'] as const;

/**
 * Period of a limit, in the merchant's time zone. It lasts until the next midnight, Monday, or first day of the month.
 * `session` has only the period `day`.
 */
export const playLimitPeriods = ['day', 'week', 'month'] as const;

export const playLimitPeriod = v.picklist(playLimitPeriods);

export type PlayLimitKind = (typeof playLimitKinds)[number];
export type PlayLimitPeriod = (typeof playLimitPeriods)[number];

const moneyLimit = {
  period: playLimitPeriod,
  /** Null if the member set no limit. */
  amount: v.nullable(money),
  /**
   * Amount that was used in this period, never below zero. For deposits: paid and pending deposits. For losses: stakes
   * minus winnings and returned stakes. It can exceed the limit if the limit was set later.
   */
  used: money,
  /**
   * Amount that can still be paid in or staked, never below zero. Null if the member set no limit. After wins it
   * exceeds the limit.
   */
  left: v.nullable(money),
  /** The end of this period. */
  resetsAt: moment,
  /** A higher limit, or no limit (null). It takes effect automatically at the time `from`. */
  loosening: v.optional(v.object({ amount: v.nullable(money), from: moment })),
};

/** A limit of a member. There is one for each kind and period, and all limits apply at the same time. */
export const playLimitValue = v.variant('kind', [
  v.object({ kind: v.literal('deposit'), ...moneyLimit }),
  v.object({ kind: v.literal('loss'), ...moneyLimit }),
  v.object({
    kind: v.literal('session'),
    period: v.literal('day'),
    /** Minutes per day. Null if the member set no limit. */
    minutes: v.nullable(wholeNumber),
    /** Minutes that the member was active today, on all devices together. */
    used: wholeNumber,
    /** Minutes that are left today. Null if the member set no limit. */
    left: v.nullable(wholeNumber),
    resetsAt: moment,
    loosening: v.optional(v.object({ minutes: v.nullable(wholeNumber), from: moment })),
  }),
]);
