import * as v from 'valibot';
import { type CallRequest, type CallValue, defineCall } from '../call.ts';
import { rowId } from '../values/rowId.ts';
import { withdrawal } from './sampleParts.ts';
import { withdrawalValue } from './withdrawalValue.ts';

export const cancelWithdrawal = defineCall({
  name: 'cancelWithdrawal',
  method: 'POST',
  path: '/wps/transaction/withdraw/cancel',
  access: 'member',
  isIdempotent: true,
  /** The withdrawal's id. */
  body: v.strictObject({ id: rowId }),
  /** The cancelled withdrawal (CANCELLED). If it was already cancelled, the reply is the same and no money moves. */
  value: withdrawalValue,
  failures: ['NOT_FOUND', 'WITHDRAWAL_FINAL'],
});

export const summary =
  'Cancels a withdrawal that waits: all of it, the fee included, is back in the main wallet. Cancelling it again changes nothing.';

export const request: CallRequest<typeof cancelWithdrawal> = { body: { id: '9' } };

const { cancellable: _, ...final } = withdrawal;

export const sample: CallValue<typeof cancelWithdrawal> = {
  ...final,
  state: 'CANCELLED',
  decidedAt: '2026-03-01T09:35:00.000Z',
};
