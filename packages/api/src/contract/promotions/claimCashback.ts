import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { money } from '../values/money.ts';
import { cashbackLine } from './cashbackLine.ts';
import { line } from './sampleParts.ts';

export const claimCashback = defineCall({
  name: 'claimCashback',
  method: 'POST',
  path: '/wps/promotions/cashback/claim',
  access: 'member',
  isIdempotent: true,
  body: v.strictObject({
    /** Ids of the lines to claim. Default: all lines. */
    lineIds: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.minLength(1), v.maxLength(100))),
  }),
  value: v.object({ amount: money, lines: v.array(cashbackLine) }),
  failures: ['NOT_ALLOWED', 'NOTHING_TO_CLAIM', 'PLAY_BREAK'],
});

export const summary = 'Claims all cashback, or some of its lines. Each line is paid once. Only with MANPLAYREB3.';

export const sample: CallValue<typeof claimCashback> = { amount: '5.00', lines: [line] };
