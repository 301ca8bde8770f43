import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { givenAmount } from '../values/givenAmount.ts';
import { shortText } from '../values/shortText.ts';
import { playFailures } from '../saferPlay/playFailures.ts';
import { orderDetail } from './order.ts';
import { detail } from './sampleParts.ts';

const gameCode = shortText;

export const placeOrder = defineCall({
  name: 'placeOrder',
  method: 'POST',
  path: '/lgw/orders',
  access: 'signedIn',
  isIdempotent: true,
  body: v.strictObject({
    gameCode,
    /** Of the draw that takes bets now, so that nobody bets on another than they saw. */
    issue: shortText,
    bets: v.pipe(
      v.array(
        v.strictObject({
          play: shortText,
          picks: v.pipe(v.array(v.pipe(v.string(), v.maxLength(10))), v.maxLength(10)),
          /** For one. */
          stake: givenAmount,
          multiple: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)), 1),
        }),
      ),
      v.minLength(1),
      v.maxLength(50),
    ),
  }),
  value: orderDetail,
  failures: ['NOT_FOUND', 'DRAW_CLOSED', 'STAKE_OUT_OF_RANGE', 'FUNDS_INSUFFICIENT', ...playFailures],
});

export const summary = 'Places up to 50 bets on one draw and takes their stakes from the main wallet.';

export const sample: CallValue<typeof placeOrder> = detail;
