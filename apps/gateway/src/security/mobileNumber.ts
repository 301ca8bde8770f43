import type { Merchant } from '@livery/merchant';
import { requestInvalid } from '../http/callFailure.ts';
import { homeDialingCode } from './homeDialingCode.ts';

interface Typed {
  mobileNum: string;
  countryDialingCode?: string | undefined;
}

/**
 * Code point of zero in the scripts that people type numbers in: Arabic-Indic, Extended Arabic-Indic, Devanagari,
 * Bengali, full-width.
 */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

/** Replaces digits of other scripts by 0-9. */
export function toWesternDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    const zero = zeros.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/**
 * Normalizes a mobile number to the form that is stored and compared: `+`, dialling code, national number without
 * leading zeros. Blanks, dashes and brackets are ignored. A number that begins with + or 00 contains its country.
 * @returns undefined where it is no number, or one of another country than `countryDialingCode`.
 */
export function normalizeMobileNumber(
  merchant: Merchant,
  { mobileNum, countryDialingCode = '' }: Typed,
): string | undefined {
  const typed = toWesternDigits(mobileNum)
    .replace(/[\s().\-\u200e\u200f]/g, '')
    .replace(/^00/, '+');
  const given = toWesternDigits(countryDialingCode)
    .trim()
    .replace(/^(\+|00)/, '');
  if (!/^\+?\d+$/.test(typed) || !/^\d{0,4}$/.test(given) || given.startsWith('0')) return undefined;
  const isInternational = typed.startsWith('+');
  if (isInternational && given === '') return plausible(typed);
  const country = given === '' ? homeDialingCode(merchant) : given;
  if (country === '') return undefined;
  if (isInternational && !typed.startsWith(`+${country}`)) return undefined;
  const national = isInternational ? typed.slice(country.length + 1) : typed;
  return plausible(`+${country}${national.replace(/^0+/, '')}`);
}

/** E.164 allows at most 15 digits; no mobile number has fewer than 8. */
const plausible = (number: string) => (/^\+[1-9]\d{7,14}$/.test(number) ? number : undefined);

/**
 * Normalizes the mobile number of a request.
 * @throws REQUEST_INVALID, naming the field.
 */
export function requireMobileNumber(merchant: Merchant, typed: Typed, field = 'mobileNum'): string {
  const number = normalizeMobileNumber(merchant, typed);
  if (number === undefined)
    throw requestInvalid({ path: `body.${field}`, message: 'is not a mobile number of that country' });
  return number;
}
