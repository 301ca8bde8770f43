import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { money } from '../values/money.ts';
import { rowId } from '../values/rowId.ts';
import { repliedStatus } from './order.ts';

export const cancelSuborder = defineCall({
  name: 'cancelSuborder',
  method: 'POST',
  path: '/lgw/suborders/cancel',
  access: 'signedIn',
  isIdempotent: true,
  body: v.strictObject({ suborderId: rowId }),
  value: v.object({ suborderId: v.string(), status: repliedStatus, refunded: money }),
  failures: ['NOT_FOUND', 'DRAW_CLOSED'],
});

export const summary =
  'Cancels one bet of an order and returns its stake, until the draw closes. Cancelling it again changes nothing.';

export const sample: CallValue<typeof cancelSuborder> = { suborderId: '11', status: 'CANCELLED', refunded: '20.00' };
