import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';

export const getTransactionCodes = defineCall({
  name: 'getTransactionCodes',
  method: 'GET',
  path: '/wps/wallets/transactions/codes',
  access: 'member',
  moduleId: 'FUNDTRANS3',
  value: v.array(v.object({ code: v.string(), name: v.string() })),
});

export const summary = 'Lists the kinds of movement by which the history can be filtered, with their names.';

export const sample: CallValue<typeof getTransactionCodes> = [{ code: 'TRANSFER', name: 'Transfer' }];
