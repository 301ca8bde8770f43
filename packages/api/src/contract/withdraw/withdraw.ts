import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { requestAmount } from '../values/requestAmount.ts';
import { rowId } from '../values/rowId.ts';
import { shortText } from '../values/shortText.ts';
import { withdrawal } from './sampleParts.ts';
import { withdrawalValue } from './withdrawalValue.ts';

export const withdraw = defineCall({
  name: 'withdraw',
  method: 'POST',
  path: '/wps/transaction/withdraw',
  access: 'member',
  isEncrypted: true,
  isIdempotent: true,
  body: v.strictObject({ cardId: rowId, amount: requestAmount, paymentPassword: shortText }),
  value: withdrawalValue,
  failures: [
    'FUNDS_INSUFFICIENT',
    'PAYMENT_PASSWORD_MISSING',
    'PAYMENT_PASSWORD_WRONG',
    'NOT_FOUND',
    'TURNOVER_UNMET',
    'DAILY_LIMIT',
  ],
});

export const summary =
  'Requests a payout to a bank card. The amount leaves the wallet immediately and is returned if the merchant rejects it.';

export const sample: CallValue<typeof withdraw> = withdrawal;
