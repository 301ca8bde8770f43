import type { Merchant } from '@livery/merchant';
import { requestInvalid } from '../http/callFailure.ts';
import { homeDialingCode } from './homeDialingCode.ts';

interface Typed {
  mobileNum: string;
  countryDialingCode?: string | undefined;
}

/** Zero of each script that people type numbers in: Arabic-Indic, its eastern form, Devanagari, Bengali, full-width. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

/** Digits of other scripts as 0-9. */
export function toWesternDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    const zero = zeros.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/**
 * A mobile number as it is stored and compared: `+`, dialling code, national number without leading zeros. Blanks, dashes
 * and brackets do not count. A number that begins with + or 00 carries its country itself.
 * @returns undefined where it is no number, or one of another country than `countryDialingCode` says.
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

/** E.164 lets through 15 digits at most; shorter than 8 is nobody's mobile number. */
const plausible = (number: string) => (/^\+[1-9]\d{7,14}$/.test(number) ? number : undefined);

/** The number of a request, or the failure that names its field. */
export function requireMobileNumber(merchant: Merchant, typed: Typed, field = 'mobileNum'): string {
  const number = normalizeMobileNumber(merchant, typed);
  if (number === undefined)
    throw requestInvalid({ path: `body.${field}`, message: 'is not a mobile number of that country' });
  return number;
}
