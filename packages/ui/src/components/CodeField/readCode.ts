import { digitsOf, toLatinDigits } from '@livery/i18n/digits';
import { normalizeInput } from '@livery/i18n/input';

/** The last line of a message that names the website: `@example.com #123456`. */
const originBound = /@[^\s@#]+\s+#(\d{4,10})(?!\d)/;
/** Words for a code in the languages of the product. Such a word is shortly before the code. */
const codeWord = /code|otp|pin|c[oó]digo|kodigo|কোড|کوڈ|코드|번호|ကုဒ်/i;
/** Maximum number of characters between a `codeWord` and the code. */
const nearby = 24;
/** A complete telephone number, for example of a hotline. */
const telephone = /\+\d[\d ()-]{6,}\d/g;
/**
 * Four to ten digits in a row, or six in groups: not a part of a word, a date or an amount. The character before is captured,
 * because Safari 15 cannot parse a lookbehind.
 */
const candidate = /(^|[^\dA-Za-z_+*/.,])(\d{3}[ -]\d{3}|\d{2}[ -]\d{2}[ -]\d{2}|\d{4,10})(?![\d_]|[-/.,]\d)/g;

/** Whether a text has more than a code. Then it may be a whole message. */
export const isMessage = (text: string): boolean => /[\p{L}#@]/u.test(text);

/**
 * The code in typed or pasted text. A message contains other numbers too, for example the minutes for which the code is
 * valid. The code is the number in the line that names the website. Otherwise it is the number after a word for a code.
 * Otherwise it is the first number of six digits.
 */
export function readCode(typed: string): string {
  if (!isMessage(typed)) return digitsOf(typed);
  const text = toLatinDigits(normalizeInput(typed));
  const bound = originBound.exec(text)?.[1];
  if (bound !== undefined) return bound;
  const message = text.replace(telephone, ' ');
  const found = [...message.matchAll(candidate)].map(({ 1: before = '', 2: digits = '', index }) => ({
    code: digitsOf(digits),
    isNamed: codeWord.test(message.slice(Math.max(0, index - nearby), index + before.length)),
  }));
  const sixDigits = ({ code }: { code: string }) => code.length === 6;
  const named = found.filter(({ isNamed }) => isNamed);
  const best = named.find(sixDigits) ?? named[0] ?? found.find(sixDigits) ?? found[0];
  return best?.code ?? digitsOf(typed);
}
