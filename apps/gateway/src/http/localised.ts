import type { Merchant } from '@livery/merchant';
import type { LocalText } from '../db/schema/index.ts';

interface Reader {
  /** Gateway code of the language. */
  language: string;
  merchant: Merchant;
}

/**
 * A text in the requested language, else in the merchant's default language, else in English. Texts are stored with the
 * digits 0-9. They are returned in the merchant's numerals if these are the language's own numerals.
 *
 * @param values for the placeholders of the text, by name: `{ n: 5 }` for `{n}`. A number is formatted in the numerals
 * of the text. A string does not change: a name, a code, or a formatted amount
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

/** The digits of a text that is not a sentence, for example the number of a draw, in the reader's numerals. */
export const inReaderNumerals = (text: string, { language, merchant }: Reader): string =>
  inNumerals(text, language, merchant.currency.numerals);

/**
 * A piece of text: a tag, a character reference, a word that starts with a Latin letter (a code, a name), or a digit.
 */
const tokens = /<[^>]*>|&#?\w+;|[A-Za-z][\w-]*|[0-9]/g;

function inNumerals(text: string, language: string, numerals: Merchant['currency']['numerals']): string {
  const own = new Intl.NumberFormat(language.toLowerCase()).resolvedOptions().numberingSystem;
  if (numerals === 'latn' || numerals !== own) return text;
  const digits = new Intl.NumberFormat(`en-u-nu-${numerals}`);
  return text.replaceAll(tokens, (token) => (/^[0-9]$/.test(token) ? digits.format(Number(token)) : token));
}
