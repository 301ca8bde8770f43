import * as v from 'valibot';
import { money } from '../values/money.ts';
import { wholeNumber } from '../values/wholeNumber.ts';

/** The picks of a bet: `least` to `most` entries of `from`, or numbers with `digits` digits. */
const pickRule = v.object({
  from: v.optional(v.array(v.string())),
  digits: v.optional(wholeNumber),
  least: wholeNumber,
  most: wholeNumber,
  isOrdered: v.boolean(),
  mayRepeat: v.boolean(),
});

export const play = v.object({
  code: v.string(),
  name: v.string(),
  picks: pickRule,
  /** Payout for a stake of 1.00, by outcome. The stake is included. */
  odds: v.array(v.object({ outcome: v.string(), pays: money })),
});
