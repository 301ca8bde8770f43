import type { Merchant } from '@livery/merchant';
import { requestInvalid } from '../http/callFailure.ts';
import { exponentOf, parseDecimal } from './minorUnits.ts';

/** The amount that a caller named, in minor units. Ends at zero and at more decimals than the merchant's money has. */
export function readAmount({ merchant, body }: { merchant: Merchant; body: { amount: string } }): bigint {
  const exponent = exponentOf(merchant);
  const amount = parseDecimal(body.amount, exponent);
  if (amount === undefined)
    throw requestInvalid({ path: 'body.amount', message: `has more than ${exponent} decimals` });
  if (amount === 0n) throw requestInvalid({ path: 'body.amount', message: 'is zero' });
  return amount;
}
