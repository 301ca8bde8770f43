import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { rowId } from '../values/rowId.ts';
import { depositValue } from './depositValue.ts';
import { deposit } from './sampleParts.ts';

export const cancelDeposit = defineCall({
  name: 'cancelDeposit',
  method: 'POST',
  path: '/wps/deposit/cancel',
  access: 'member',
  isIdempotent: true,
  /** The deposit's id. */
  body: v.strictObject({ id: rowId }),
  /** The cancelled deposit (CANCELLED). A deposit that is already cancelled has the same reply. */
  value: depositValue,
  /** ALREADY_DECIDED is also the reply for a transfer whose receipt was sent, because the member has already paid. */
  failures: ['NOT_FOUND', 'ALREADY_DECIDED'],
});

export const summary =
  'Cancels a pending deposit that is not paid. Its payment page and its code become invalid, and its promotion can be used again.';

export const sample: CallValue<typeof cancelDeposit> = {
  ...deposit,
  state: 'CANCELLED',
  decidedAt: '2026-03-01T09:35:00.000Z',
};
