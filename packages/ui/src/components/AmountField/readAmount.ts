import { latinDigits } from '../../latinDigits.ts';

/** More whole digits than any wallet holds. */
const longest = 12;

/**
 * What was typed or pasted as a decimal text with a point: digits of any script, with or without a currency sign, blanks
 * and groups. Digits beyond `decimals` are cut, never rounded. A trailing point stays, for somebody is still typing.
 * A single comma is the decimal mark where few enough digits follow it ("12,5"), else it groups ("1,234").
 */
export function readAmount(typed: string, decimals: number): string {
  const text = latinDigits(typed).replaceAll('٫', '.').replace(/[^\d.,]/g, '');
  const at = decimalMarkIn(text, decimals);
  const whole = (at < 0 ? text : text.slice(0, at)).replace(/\D/g, '').replace(/^0+(?=\d)/, '').slice(0, longest);
  if (at < 0 || decimals === 0) return whole;
  return `${whole || '0'}.${text.slice(at + 1).replace(/\D/g, '').slice(0, decimals)}`;
}

/** Where the decimal mark stands; -1 where there is none. */
function decimalMarkIn(text: string, decimals: number): number {
  if (decimals === 0) return text.indexOf('.');
  const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')];
  const isOnly = (mark: string, at: number) => text.indexOf(mark) === at;
  if (comma > point && isOnly(',', comma) && text.length - comma - 1 <= decimals) return comma;
  return point > comma && isOnly('.', point) ? point : comma < 0 ? text.indexOf('.') : -1;
}

/** The amount without what says nothing: "500.00" and "500." are "500". */
export function plainAmount(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0*$/, '') : amount;
}
