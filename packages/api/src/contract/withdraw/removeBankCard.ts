import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { rowId } from '../values/rowId.ts';
import { successValue } from '../values/successValue.ts';

export const removeBankCard = defineCall({
  name: 'removeBankCard',
  method: 'DELETE',
  path: '/wps/security/bankCards',
  access: 'member',
  query: v.strictObject({ cardId: rowId }),
  value: successValue,
});

export const summary = 'Removes a bank card. Removing it again changes nothing.';

export const sample: CallValue<typeof removeBankCard> = { success: true };
