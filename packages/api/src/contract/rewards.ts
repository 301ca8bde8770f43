import * as v from 'valibot';
import { defineCall } from './call.ts';
import { gameTypes } from './games.ts';
import { day, moment, money, pageNo, pageOf, pageSize } from './shared.ts';

/** Cashback of one day and kind of game. */
const cashbackLine = v.object({
  lineId: v.string(),
  day,
  gameType: v.picklist(gameTypes),
  /** All stakes of that day on that kind of game. */
  turnover: money,
  /** In percent of the turnover, such as "0.5". */
  ratePercent: v.string(),
  amount: money,
});

export const getCashback = defineCall({
  name: 'getCashback',
  method: 'GET',
  path: '/wps/promotions/cashback',
  access: 'member',
  value: v.object({
    /** What can be claimed: finished days of the last week that were not claimed yet. */
    lines: v.array(cashbackLine),
    total: money,
    /** The last claims, newest first. */
    claimed: v.array(v.object({ at: moment, amount: money })),
  }),
  failures: ['NOT_ALLOWED'],
});

export const claimCashback = defineCall({
  name: 'claimCashback',
  method: 'POST',
  path: '/wps/promotions/cashback/claim',
  access: 'member',
  isIdempotent: true,
  body: v.strictObject({
    /** Lines to claim; without it all of them. */
    lineIds: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.minLength(1), v.maxLength(100))),
  }),
  value: v.object({ amount: money, lines: v.array(cashbackLine) }),
  failures: ['NOT_ALLOWED', 'NOTHING_TO_CLAIM'],
});

export const getReferral = defineCall({
  name: 'getReferral',
  method: 'GET',
  path: '/wps/promotions/referral',
  access: 'member',
  query: v.strictObject({ pageNo, pageSize: pageSize(20) }),
  value: v.object({
    code: v.string(),
    /** Registration with the code filled in: an address, or a path on the merchant's host. */
    link: v.string(),
    /** What one friend brings. */
    reward: money,
    earned: money,
    friends: v.pipe(v.number(), v.integer()),
    /** Newest first. */
    invited: pageOf(
      v.object({
        /** First and last letter of the user name. */
        name: v.string(),
        joinedAt: moment,
        /** Zero until the friend's first deposit. */
        reward: money,
      }),
    ),
  }),
  failures: ['NOT_ALLOWED'],
});
