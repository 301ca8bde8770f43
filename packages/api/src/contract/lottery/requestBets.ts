import * as v from 'valibot';
import { requestAmount } from '../values/requestAmount.ts';
import { shortText } from '../values/shortText.ts';

/** The bets of an order in a request. */
export const requestBets = v.pipe(
  v.array(
    v.strictObject({
      play: shortText,
      picks: v.pipe(v.array(v.pipe(v.string(), v.maxLength(10))), v.maxLength(10)),
      /** Stake of one bet. */
      stake: requestAmount,
      multiple: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)), 1),
    }),
  ),
  v.minLength(1),
  v.maxLength(50),
);
