import { readTypedNumber, toLatinDigits } from '@livery/i18n/digits';

/** A mobile number as the player typed it. */
interface TypedMobileNumber {
  mobileNum: string;
  /**
   * "880", "+880" or "00880". Empty if the number belongs to the merchant's own country, or if the number contains the
   * dialling code.
   */
  countryDialingCode?: string | undefined;
}

/**
 * Normalizes a mobile number to the stored format: `+`, dialling code, national number without leading zeros. Spaces,
 * dashes and brackets are ignored. A number that starts with + or 00 contains its dialling code.
 * @param homeDialingCode dialling code of the merchant's own country; empty if unknown.
 * @returns undefined if the text is not a number, or if its country differs from `countryDialingCode`.
 */
export function normalizeMobileNumber(
  { mobileNum, countryDialingCode = '' }: TypedMobileNumber,
  homeDialingCode: string,
): string | undefined {
  const typed = readTypedNumber(mobileNum);
  const given = toLatinDigits(countryDialingCode)
    .trim()
    .replace(/^(\+|00)/, '');
  if (typed === undefined || !/^\d{0,4}$/.test(given) || given.startsWith('0')) return undefined;
  if (typed.isWhole && given === '') return plausible(`+${typed.digits}`);
  const country = given === '' ? homeDialingCode : given;
  if (country === '' || (typed.isWhole && !typed.digits.startsWith(country))) return undefined;
  const national = typed.isWhole ? typed.digits.slice(country.length) : typed.digits;
  return plausible(`+${country}${national.replace(/^0+/, '')}`);
}

/** E.164 allows at most 15 digits; no mobile number has fewer than 8. */
const plausible = (number: string) => (/^\+[1-9]\d{7,14}$/.test(number) ? number : undefined);
