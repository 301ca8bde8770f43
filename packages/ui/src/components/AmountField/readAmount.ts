import { toLatinDigits } from '@livery/i18n/digits';

/** More whole digits than any wallet holds. */
const longest = 12;

export type DecimalMark = '.' | ',';

interface AmountReading {
  decimals: number;
  /** Decimal mark of the merchant. Default a point. */
  mark?: DecimalMark;
  /** Whether the text was pasted, perhaps from a place that writes amounts in another way. */
  isPasted?: boolean;
}

/**
 * What was typed or pasted as a decimal text with a point: digits of any script, with or without a currency sign, blanks
 * and groups. Digits beyond `decimals` are cut, never rounded. A trailing mark stays, for somebody is still typing.
 * Of point and comma the merchant's own is the decimal mark, and the other one groups: who types "1,000" letter by letter
 * must not end with 1.00. In what is pasted the other one is the mark where few enough digits follow it ("12,5").
 */
export function readAmount(typed: string, { decimals, mark = '.', isPasted = false }: AmountReading): string {
  const text = toLatinDigits(typed)
    .replaceAll('٫', mark)
    .replace(/[^\d.,]/g, '');
  const at = isPasted && decimals > 0 ? decimalMarkIn(text, decimals, mark) : text.indexOf(mark);
  const whole = (at < 0 ? text : text.slice(0, at))
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, longest);
  if (at < 0 || decimals === 0) return whole;
  return `${whole || '0'}.${text
    .slice(at + 1)
    .replace(/\D/g, '')
    .slice(0, decimals)}`;
}

/** Where the decimal mark of a pasted text stands; -1 where there is none. */
function decimalMarkIn(text: string, decimals: number, mark: DecimalMark): number {
  const other = mark === '.' ? ',' : '.';
  const last = text.lastIndexOf(other);
  if (last < text.lastIndexOf(mark)) return text.indexOf(mark);
  return text.indexOf(other) === last && text.length - last - 1 <= decimals ? last : -1;
}

/** The amount without zeros that add nothing: "500.00" and "500." are "500". */
export function plainAmount(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0*$/, '') : amount;
}
