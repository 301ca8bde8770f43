import { toLatinDigits } from '@livery/i18n/digits';

/** Maximum number of integer digits. No balance has so many. */
const longest = 12;
/** Maximum length of the text while the player types: the digits, their groups and the decimals. */
const longestText = 24;

export type DecimalMark = '.' | ',';

interface AmountReading {
  decimals: number;
  /** Decimal mark of the merchant. Default: a point. */
  mark?: DecimalMark;
}

/** Marks of other keyboards that mean a point or a comma. */
const marks: Readonly<Record<string, string>> = { '．': '.', '，': ',', '،': ',' };

/** The part of a text that belongs to an amount: digits as 0-9, points, commas, and the Arabic decimal mark. */
export const amountText = (typed: string): string =>
  toLatinDigits(typed)
    .replace(/[．，،]/g, (letter) => marks[letter]!)
    .replace(/[^\d.,٫]/g, '')
    .slice(0, longestText);

/**
 * Converts typed or pasted text to decimal text with a point. The text may have digits of any script, a currency
 * symbol, spaces and groups. Digits beyond `decimals` are cut off, never rounded. Players may type the decimal mark of
 * another country, so both marks are accepted. A single mark with three digits after it separates groups: "1,000" and
 * "1.000" are 1000. With any other number of digits after it, it is the decimal mark: "12.50" and "12,50" are 12.50.
 */
export function readAmount(typed: string, { decimals, mark = '.' }: AmountReading): string {
  const text = amountText(typed);
  if (!/\d/.test(text)) return '';
  const at = decimalMarkIn(text, decimals, mark);
  const whole = (at < 0 ? text : text.slice(0, at))
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, longest);
  const fraction =
    at < 0
      ? ''
      : text
          .slice(at + 1)
          .replace(/\D/g, '')
          .slice(0, decimals);
  return fraction === '' ? whole || '0' : `${whole || '0'}.${fraction}`;
}

/** Groups of three digits, or of lakhs and crores: "1,234,567", "12,34,567". */
const isGrouped = (text: string) => /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/.test(text);

/** Index of the decimal mark of a text; -1 if there is none. */
function decimalMarkIn(text: string, decimals: number, mark: DecimalMark): number {
  if (text.includes('٫')) return text.indexOf('٫');
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return -1;
  const kind = text.charAt(last);
  const isOnlyOne = text.indexOf(kind) === last;
  const hasBoth = text.includes(kind === '.' ? ',' : '.');
  if (hasBoth) return isOnlyOne ? last : -1;
  if (!isOnlyOne) return isGrouped(text) ? -1 : text.indexOf(mark);
  // In a currency with three decimals, three digits after the merchant's mark are decimals.
  if (kind === mark && decimals >= 3) return last;
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? -1 : last;
}

/** The amount without superfluous zeros: "500.00" and "500." are "500". */
export function plainAmount(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0*$/, '') : amount;
}
