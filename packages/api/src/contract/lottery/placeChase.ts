import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { playFailures } from '../saferPlay/playFailures.ts';
import { shortText } from '../values/shortText.ts';
import { chaseDraws, chaseValue } from './chase.ts';
import { requestBets } from './requestBets.ts';
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
    /** Issue of the draw that takes bets now. The chase starts with this draw. */
    issue: shortText,
    /** The bets. They are the same on every draw. */
    bets: requestBets,
    /** Number of draws, including the first draw. */
    draws: v.pipe(v.number(), v.integer(), v.minValue(chaseDraws.least), v.maxValue(chaseDraws.most)),
    /** Whether the chase stops after one of its bets wins. */
    stopOnWin: v.boolean(),
  }),
  /** `order` is the order on the first draw. */
  value: v.object({ ...chaseValue.entries, order: orderDetail }),
  failures: ['NOT_FOUND', 'DRAW_CLOSED', 'STAKE_OUT_OF_RANGE', 'FUNDS_INSUFFICIENT', ...playFailures],
});

export const summary =
  'Places the same bets on the next 2 to 50 draws: takes the stakes of all of them immediately, and places an order when each draw accepts bets.';

// Wrapped in a call marked as pure, because bundlers treat a spread in an object as a side effect and would include the
// sample in the app.
export const sample: CallValue<typeof placeChase> = /* @__PURE__ */ (() => ({ ...chase, order: detail }))();
