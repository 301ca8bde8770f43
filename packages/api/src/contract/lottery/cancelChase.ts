import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { money } from '../values/money.ts';
import { rowId } from '../values/rowId.ts';

export const cancelChase = defineCall({
  name: 'cancelChase',
  method: 'POST',
  path: '/lgw/chases/cancel',
  access: 'signedIn',
  isIdempotent: true,
  body: v.strictObject({ chaseId: rowId }),
  value: v.object({
    chaseId: v.string(),
    state: v.literal('CANCELLED'),
    /** The refund for the draws without an order. */
    refunded: money,
  }),
  failures: ['NOT_FOUND', 'CHASE_ENDED'],
});

export const summary =
  'Cancels a chase: stakes that are not placed yet are returned, placed orders stay. Cancelling it again changes nothing.';

export const sample: CallValue<typeof cancelChase> = { chaseId: '7', state: 'CANCELLED', refunded: '180.00' };
