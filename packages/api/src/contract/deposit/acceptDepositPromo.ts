import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { rowId } from '../values/rowId.ts';
import { depositValue } from './depositValue.ts';
import { deposit } from './sampleParts.ts';

export const acceptDepositPromo = defineCall({
  name: 'acceptDepositPromo',
  method: 'POST',
  path: '/wps/deposit/promos/accept',
  access: 'member',
  isIdempotent: true,
  body: v.strictObject({ depositId: rowId, promoId: rowId }),
  value: depositValue,
  failures: ['NOT_FOUND', 'PROMOTION_UNAVAILABLE'],
});

export const summary = 'Adds a promotion to a pending deposit. Its bonus is paid when the deposit is approved.';

export const sample: CallValue<typeof acceptDepositPromo> = { ...deposit, promoId: '3' };
