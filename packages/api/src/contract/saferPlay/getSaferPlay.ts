import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { moment } from '../values/moment.ts';
import { money } from '../values/money.ts';
import { wholeNumber } from '../values/wholeNumber.ts';
import { playBreakValue } from './playBreakValue.ts';
import { playLimitValue } from './playLimitValue.ts';
import { depositLimit, sessionLimit } from './sampleParts.ts';

export const getSaferPlay = defineCall({
  name: 'getSaferPlay',
  method: 'GET',
  path: '/wps/saferPlay',
  access: 'member',
  completeLists: ['limits'],
  value: v.object({
    /** Every kind and period, set or not: deposits by day, week and month, losses likewise, minutes by day. */
    limits: v.array(playLimitValue),
    /** The break that holds; absent where none does. */
    break: v.optional(playBreakValue),
    /** The present login, on this device. */
    session: v.object({
      since: moment,
      /** Since then, on all devices together: stakes less those that were returned, winnings, and winnings less stakes. */
      staked: money,
      won: money,
      /** Below zero where the member lost. */
      net: money,
      /** The login before this one; absent at the first. */
      previousLogin: v.optional(moment),
    }),
    /** What the merchant's licence asks. */
    licence: v.object({
      /** Minutes of play after which the member is reminded of the time. */
      reminderMinutes: wholeNumber,
      /** Hours after which a limit that was loosened or removed holds as it was asked for. */
      loosenAfterHours: wholeNumber,
      /** Lengths of a time-out that are offered, in days. */
      timeOutDays: v.array(wholeNumber),
      /** Lengths of an exclusion that are offered, in months. */
      exclusionMonths: v.array(wholeNumber),
    }),
  }),
});

export const summary =
  "Gives a member's own limits with what is used of them, the break that holds, what the present login staked and won, and what the licence asks.";

export const sample: CallValue<typeof getSaferPlay> = {
  limits: [depositLimit, sessionLimit],
  session: {
    since: '2026-03-01T09:30:00.000Z',
    staked: '120.00',
    won: '80.00',
    net: '-40.00',
    previousLogin: '2026-02-28T18:00:00.000Z',
  },
  licence: { reminderMinutes: 60, loosenAfterHours: 24, timeOutDays: [1, 7, 30], exclusionMonths: [6, 12, 60] },
};
