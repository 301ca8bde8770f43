import * as v from 'valibot';
import { type CallRequest, type CallValue, defineCall } from '../call.ts';
import { rowId } from '../values/rowId.ts';
import { successValue } from '../values/successValue.ts';

export const setDefaultBankCard = defineCall({
  name: 'setDefaultBankCard',
  method: 'POST',
  path: '/wps/security/bankCards/default',
  access: 'member',
  /** The card's id. */
  body: v.strictObject({ id: rowId }),
  value: successValue,
  failures: ['NOT_FOUND'],
});

export const summary =
  'Makes a bank card the one that withdrawals offer first. Until one is chosen it is the first that was added; after its removal, the newest.';

export const request: CallRequest<typeof setDefaultBankCard> = { body: { id: '4' } };

export const sample: CallValue<typeof setDefaultBankCard> = { success: true };
