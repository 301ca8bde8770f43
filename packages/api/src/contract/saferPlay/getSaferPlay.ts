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
    /**
     * One entry for every kind and period, also if the member set no limit: deposits and losses by day, week and month;
     * minutes by day.
     */
    limits: v.array(playLimitValue),
    /** The current break; missing if there is none. */
    break: v.optional(playBreakValue),
    /** The current login on this device. */
    session: v.object({
      since: moment,
      /**
       * Amounts since the login, on all devices together. `staked` is stakes minus returned stakes. `net` is winnings
       * minus stakes.
       */
      staked: money,
      won: money,
      /** Negative if the member lost. */
      net: money,
      /** The previous login; missing at the first login. */
      previousLogin: v.optional(moment),
    }),
    /** Requirements of the merchant's licence. */
    licence: v.object({
      /** Minutes of play until the reminder. */
      reminderMinutes: wholeNumber,
      /** Hours until a loosened or removed limit takes effect. */
      loosenAfterHours: wholeNumber,
      /** Offered lengths of a time-out, in days. */
      timeOutDays: v.array(wholeNumber),
      /** Offered lengths of an exclusion, in months. */
      exclusionMonths: v.array(wholeNumber),
    }),
  }),
});

export const summary =
  "Returns a member's own limits with their used part, the current break, the stakes and wins of the current login, and the rules of the licence.";

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
