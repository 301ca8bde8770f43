import type { Merchant } from '@livery/merchant';
import type { LocalText } from '../db/schema/index.ts';

/**
 * A text in the wanted language, else in the merchant's default language, else in English. Texts are written with the digits
 * 0-9; they come in the merchant's numerals where the language is written in them.
 *
 * @param n the number that a text with `{n}` in it holds there
 */
export function localised(
  text: LocalText,
  { language, merchant }: { language: string; merchant: Merchant },
  n?: number,
): string {
  const found = [language, merchant.languages.default, 'EN'].find((code) => text[code] !== undefined) ?? 'EN';
  const written = text[found] ?? text.EN;
  const filled = n === undefined ? written : written.replaceAll('{n}', String(n));
  return inNumerals(filled, found, merchant.currency.numerals);
}

/** A tag, a character's number, what begins with a Latin letter (a code, a name), or a digit. */
const tokens = /<[^>]*>|&#?\w+;|[A-Za-z][\w-]*|[0-9]/g;

function inNumerals(text: string, language: string, numerals: Merchant['currency']['numerals']): string {
  const own = new Intl.NumberFormat(language.toLowerCase()).resolvedOptions().numberingSystem;
  if (numerals === 'latn' || numerals !== own) return text;
  const digits = new Intl.NumberFormat(`en-u-nu-${numerals}`);
  return text.replaceAll(tokens, (token) => (/^[0-9]$/.test(token) ? digits.format(Number(token)) : token));
}
