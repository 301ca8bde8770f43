import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { moment } from '../values/moment.ts';
import { money } from '../values/money.ts';
import { cashbackLine } from './cashbackLine.ts';
import { line } from './sampleParts.ts';

export const getCashback = defineCall({
  name: 'getCashback',
  method: 'GET',
  path: '/wps/promotions/cashback',
  access: 'member',
  completeLists: ['lines'],
  value: v.object({
    /** The claimable lines: finished days of the last week that were not claimed yet. */
    lines: v.array(cashbackLine),
    total: money,
    /** The last claims, newest first. */
    claimed: v.array(v.object({ at: moment, amount: money })),
  }),
  failures: ['NOT_ALLOWED'],
});

export const summary = 'Lists the cashback that can be claimed, by day and kind of game. Only with MANPLAYREB3.';

export const sample: CallValue<typeof getCashback> = {
  lines: [line],
  total: '5.00',
  claimed: [{ at: '2026-02-28T09:30:00.000Z', amount: '4.20' }],
};
