import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { playFailures } from '../saferPlay/playFailures.ts';
import { shortText } from '../values/shortText.ts';
import { chaseDraws, chaseValue } from './chase.ts';
import { givenBets } from './givenBets.ts';
import { orderDetail } from './order.ts';
import { chase, detail } from './sampleParts.ts';

export const placeChase = defineCall({
  name: 'placeChase',
  method: 'POST',
  path: '/lgw/chases',
  access: 'signedIn',
  isIdempotent: true,
  body: v.strictObject({
    gameCode: shortText,
    /** Of the draw that takes bets now: the chase begins with it. */
    issue: shortText,
    /** The same on every draw. */
    bets: givenBets,
    /** How many draws, the first one included. */
    draws: v.pipe(v.number(), v.integer(), v.minValue(chaseDraws.least), v.maxValue(chaseDraws.most)),
    /** Whether nothing more is placed once a bet of it won. */
    stopOnWin: v.boolean(),
  }),
  /** `order` is the one that was placed on the first draw. */
  value: v.object({ ...chaseValue.entries, order: orderDetail }),
  failures: ['NOT_FOUND', 'DRAW_CLOSED', 'STAKE_OUT_OF_RANGE', 'FUNDS_INSUFFICIENT', ...playFailures],
});

export const summary =
  'Places the same bets on the next 2 to 50 draws: takes the stakes of all of them at once, and places an order as each draw takes bets.';

// As a call that is marked as pure: what is spread into an object counts as needed, and the app's code would have it.
export const sample: CallValue<typeof placeChase> = /* @__PURE__ */ (() => ({ ...chase, order: detail }))();
