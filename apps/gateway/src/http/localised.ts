import type { Merchant } from '@livery/merchant';
import type { LocalText } from '../db/schema/index.ts';

interface Reader {
  /** Gateway code of the language. */
  language: string;
  merchant: Merchant;
}

/**
 * A text in the wanted language, else in the merchant's default language, else in English. Texts are written with the digits
 * 0-9; they come in the merchant's numerals where the language is written in them.
 *
 * @param values for the places of the text, by name: `{ n: 5 }` for `{n}`. A number comes in the numerals of the text. A string
 *   stays as it is: a name, a code, or a formatted amount
 */
export function localised(
  text: LocalText,
  { language, merchant }: Reader,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const found = [language, merchant.languages.default, 'EN'].find((code) => text[code] !== undefined) ?? 'EN';
  const inOwnNumerals = (written: string) => inNumerals(written, found, merchant.currency.numerals);
  return inOwnNumerals(text[found] ?? text.EN).replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? inOwnNumerals(String(value)) : (value ?? place);
  });
}

/** The digits of a text that is no sentence, such as the number of a draw, in the numerals that the reader knows. */
export const inReaderNumerals = (text: string, { language, merchant }: Reader): string =>
  inNumerals(text, language, merchant.currency.numerals);

/** A tag, a character's number, what begins with a Latin letter (a code, a name), or a digit. */
const tokens = /<[^>]*>|&#?\w+;|[A-Za-z][\w-]*|[0-9]/g;

function inNumerals(text: string, language: string, numerals: Merchant['currency']['numerals']): string {
  const own = new Intl.NumberFormat(language.toLowerCase()).resolvedOptions().numberingSystem;
  if (numerals === 'latn' || numerals !== own) return text;
  const digits = new Intl.NumberFormat(`en-u-nu-${numerals}`);
  return text.replaceAll(tokens, (token) => (/^[0-9]$/.test(token) ? digits.format(Number(token)) : token));
}
