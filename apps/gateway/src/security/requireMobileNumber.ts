import { normalizeMobileNumber } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { requestInvalid } from '../http/callFailure.ts';
import { homeDialingCode } from './homeDialingCode.ts';

/**
 * Normalizes the mobile number of a request.
 * @throws REQUEST_INVALID with the path of the field.
 */
export function requireMobileNumber(
  merchant: Merchant,
  typed: Parameters<typeof normalizeMobileNumber>[0],
  field = 'mobileNum',
): string {
  const number = normalizeMobileNumber(typed, homeDialingCode(merchant));
  if (number === undefined)
    throw requestInvalid({ path: `body.${field}`, message: 'is not a mobile number of that country' });
  return number;
}
