import * as v from 'valibot';
import { moment } from '../values/moment.ts';
import { money } from '../values/money.ts';
import { wholeNumber } from '../values/wholeNumber.ts';

/** What a member limits: what is paid in, what is lost (stakes less winnings), and minutes of play. */
export const playLimitKinds = ['deposit', 'loss', 'session'] as const;

/**
 * How long a limit counts before it begins anew, in the merchant's time zone: to midnight, to Monday, to the first of the month.
 * `session` counts by the day alone.
 */
export const playLimitPeriods = ['day', 'week', 'month'] as const;

export const playLimitPeriod = v.picklist(playLimitPeriods);

export type PlayLimitKind = (typeof playLimitKinds)[number];
export type PlayLimitPeriod = (typeof playLimitPeriods)[number];

const moneyLimit = {
  period: playLimitPeriod,
  /** Null where the member set none. */
  amount: v.nullable(money),
  /**
   * Of this period, never below zero: deposits that are paid or wait to be, or stakes less winnings and stakes
   * returned. It can be more than the amount where the limit was set afterwards.
   */
  used: money,
  /**
   * What may still be paid in or staked, never below zero; null where the member set none. After wins it is more than
   * the amount.
   */
  left: v.nullable(money),
  /** The end of this period. */
  resetsAt: moment,
  /** A higher limit, or none (null), that holds by itself from a moment on. */
  loosening: v.optional(v.object({ amount: v.nullable(money), from: moment })),
};

/** A limit of a member. One of each kind and period; all that are set hold at once. */
export const playLimitValue = v.variant('kind', [
  v.object({ kind: v.literal('deposit'), ...moneyLimit }),
  v.object({ kind: v.literal('loss'), ...moneyLimit }),
  v.object({
    kind: v.literal('session'),
    period: v.literal('day'),
    /** Minutes of a day. Null where the member set none. */
    minutes: v.nullable(wholeNumber),
    /** Minutes that the member was there today, on all devices together. */
    used: wholeNumber,
    /** Null where the member set none. */
    left: v.nullable(wholeNumber),
    resetsAt: moment,
    loosening: v.optional(v.object({ minutes: v.nullable(wholeNumber), from: moment })),
  }),
]);
