import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { withoutInvisible } from '../validation/typedCode.ts';
import { shortText } from '../values/shortText.ts';
import { depositBody, depositFailures, depositValue } from './depositValue.ts';
import { deposit } from './sampleParts.ts';

export const depositManual = defineCall({
  name: 'depositManual',
  method: 'POST',
  path: '/wps/deposit/manual',
  access: 'member',
  isIdempotent: true,
  body: v.strictObject({
    ...depositBody,
    /** Code of the merchant's account that received the payment, from `getDepositBanks`. */
    bankCode: shortText,
    depositorName: v.pipe(v.string(), withoutInvisible, v.trim(), v.minLength(2), v.maxLength(80)),
    /** The reference on the bank's receipt. */
    reference: v.pipe(v.string(), withoutInvisible, v.trim(), v.minLength(4), v.maxLength(64)),
  }),
  value: depositValue,
  failures: depositFailures,
});

export const summary =
  "Announces a transfer to one of the merchant's bank accounts. It is pending until the cashier decides, for at most half an hour.";

export const sample: CallValue<typeof depositManual> = deposit;
