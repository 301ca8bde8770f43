import { digitsOf, readTypedNumber } from '@livery/i18n/digits';

/** A country whose numbers are accepted. */
export interface DialingCountry {
  /** ISO 3166-1, two capitals. */
  code: string;
  /** Name in the current language. */
  name: string;
  /** Digits without a plus, for example "880". */
  dialingCode: string;
  /** Whether the country is in a separate group at the start of the list. For the countries of most players. */
  isCommon?: boolean;
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/**
 * Countries that match the typed text. The text can be a part of the name (accents and case are ignored), the two
 * letters of the code, or the start of the dialling code in digits of any script. Countries whose names start with the
 * text come first.
 */
export function findCountries(countries: readonly DialingCountry[], typed: string): readonly DialingCountry[] {
  const word = plain(typed.trim());
  if (word === '') return countries;
  const digits = digitsOf(typed);
  if (digits !== '') return countries.filter(({ dialingCode }) => dialingCode.startsWith(digits));
  const fits = countries.filter(({ name, code }) => plain(name).includes(word) || code.toLowerCase() === word);
  const isFirst = ({ name, code }: DialingCountry) => plain(name).startsWith(word) || code.toLowerCase() === word;
  return [...fits.filter(isFirst), ...fits.filter((country) => !isFirst(country))];
}

/**
 * Country and national number of a pasted or filled-in text, if it is a complete number: +880 1712…, 00880 1712….
 * Undefined for a national number. If several countries have the same dialling code, the selected country does not
 * change.
 */
export function parseInternationalNumber(
  text: string,
  countries: readonly DialingCountry[],
  chosen: string,
): { country: string; digits: string } | undefined {
  const typed = readTypedNumber(text);
  // A shorter text is probably being typed, because pasted numbers are long.
  if (typed === undefined || !typed.isWhole || typed.digits.length < 8) return undefined;
  const number = typed.digits;
  const fitting = countries
    .filter(({ dialingCode }) => number.startsWith(dialingCode))
    .toSorted(
      (a, b) => b.dialingCode.length - a.dialingCode.length || Number(b.code === chosen) - Number(a.code === chosen),
    );
  const country = fitting[0];
  return country && { country: country.code, digits: number.slice(country.dialingCode.length) };
}
