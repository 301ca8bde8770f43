import type { Merchant } from '@livery/merchant';
import { requestInvalid } from '../http/callFailure.ts';
import { exponentOf, parseDecimal } from './minorUnits.ts';

/**
 * Parses a request's amount into minor units.
 * @throws REQUEST_INVALID for zero, or for more decimals than the currency has.
 */
export function readAmount({ merchant, body }: { merchant: Merchant; body: { amount: string } }): bigint {
  const exponent = exponentOf(merchant);
  const amount = parseDecimal(body.amount, exponent);
  if (amount === undefined)
    throw requestInvalid({ path: 'body.amount', message: `has more than ${exponent} decimals` });
  if (amount === 0n) throw requestInvalid({ path: 'body.amount', message: 'is zero' });
  return amount;
}
