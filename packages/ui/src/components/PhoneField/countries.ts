import { digitsOf, readTypedNumber } from '@livery/i18n/digits';

/** A country whose numbers may be given. */
export interface DialingCountry {
  /** ISO 3166-1, two capitals. */
  code: string;
  /** In the language on screen. */
  name: string;
  /** Digits without a plus, such as "880". */
  dialingCode: string;
  /** Stands first, apart from the rest: where most players live. */
  isCommon?: boolean;
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/**
 * Countries that fit what was typed: a part of their name (accents and capitals aside), their two letters, or the start
 * of their dialling code in digits of any script. Names that begin with it come first.
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
 * What a pasted or filled-in text says where it is a whole number: +880 1712…, 00880 1712…. Undefined for a national one.
 * Of countries that share a code the chosen one is kept.
 */
export function readWhole(
  text: string,
  countries: readonly DialingCountry[],
  chosen: string,
): { country: string; digits: string } | undefined {
  const typed = readTypedNumber(text);
  // Somebody who types is at the first digits; what is pasted is long.
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
