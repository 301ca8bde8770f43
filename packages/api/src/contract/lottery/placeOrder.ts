import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { shortText } from '../values/shortText.ts';
import { playFailures } from '../saferPlay/playFailures.ts';
import { requestBets } from './requestBets.ts';
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
    /**
     * Issue of the draw that takes bets now. The request contains it, so that a player never bets on another draw than
     * the one on the screen.
     */
    issue: shortText,
    bets: requestBets,
  }),
  value: orderDetail,
  failures: ['NOT_FOUND', 'DRAW_CLOSED', 'STAKE_OUT_OF_RANGE', 'FUNDS_INSUFFICIENT', ...playFailures],
});

export const summary = 'Places up to 50 bets on one draw and takes their stakes from the main wallet.';

export const sample: CallValue<typeof placeOrder> = detail;
