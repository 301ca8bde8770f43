import { toNumerals } from '../digits/digits.ts';
import type { MoneyStyle } from './moneyStyle.ts';
import { numeralsFor } from './numeralsFor.ts';

/** The default format: the yuan, as the specification says. It is used if the caller gives no style. */
export const defaultMoneyStyle: MoneyStyle = { symbol: '￥', pattern: '#,##0.00', numerals: 'latn' };

interface FormatMoney {
  /** Decimal string, for example "1234.5". Never a floating-point number. */
  amount: string;
  style?: MoneyStyle;
  /** The gateway's code of the language on screen. */
  language: string;
  /** `whole` omits the decimals. */
  part?: 'all' | 'whole';
  /** `always` adds a plus sign to an amount above zero. Default: only a minus sign below zero. */
  sign?: 'auto' | 'always';
}

/**
 * U+2212 is the minus sign. A hyphen would be shorter and lower than a digit, and would allow a line break after it.
 */
const minusSign = '\u2212';

/**
 * Formats money with the merchant's pattern, symbol and numerals. It works on text, so that no amount is converted to a
 * floating-point number. Decimals beyond the pattern are cut off and not rounded, so that a balance is never shown as
 * more than it is. `Intl` is not used, because it omits the decimals of rupees.
 */
export function formatMoney({
  amount,
  style = defaultMoneyStyle,
  language,
  part = 'all',
  sign = 'auto',
}: FormatMoney): string {
  const [, minus = '', whole = '0', fraction = ''] = /^(-?)0*(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  const { groups, mark, point, decimals } = readPattern(style.pattern);
  const places = part === 'whole' ? 0 : decimals;
  const tail = places === 0 ? '' : `${point}${fraction.padEnd(places, '0').slice(0, places)}`;
  const isZero = !/[1-9]/.test(whole + tail);
  const number = toNumerals(grouped(whole, groups, mark) + tail, numeralsFor(style, language));
  const positiveSign = sign === 'always' ? '+' : '';
  const prefix = isZero ? '' : minus === '' ? positiveSign : minusSign;
  return `${prefix}${style.symbol}${number}`;
}

/** Number of decimals of amounts in the currency. */
export const decimalsOf = ({ pattern }: Pick<MoneyStyle, 'pattern'>): number => readPattern(pattern).decimals;

/** The decimal mark of the pattern. */
export const decimalMarkOf = ({ pattern }: Pick<MoneyStyle, 'pattern'>): '.' | ',' => readPattern(pattern).point;

/** Parses a pattern into the lengths of its groups, the separator, the decimal point, and the number of decimals. */
function readPattern(pattern: string): { groups: number[]; mark: '.' | ','; point: '.' | ','; decimals: number } {
  const [, integer = '', zeros = ''] = /^(.*?##0)(?:[.,](0+))?$/.exec(pattern) ?? [];
  const mark = integer.startsWith('#.') || /,0+$/.test(pattern) ? '.' : ',';
  return {
    groups: integer.split(mark).map((group) => group.length),
    mark,
    point: mark === ',' ? '.' : ',',
    decimals: zeros.length,
  };
}

function grouped(whole: string, groups: readonly number[], mark: string): string {
  const last = groups.at(-1) ?? 3;
  if (groups.length < 2 || whole.length <= last) return whole;
  // "#,##,##0" has groups of 3, then of 2; "#,##0" has only groups of 3.
  const next = groups.length > 2 ? groups.at(-2)! : last;
  const head = whole.slice(0, -last);
  const parts = head.replace(new RegExp(`\\B(?=(\\d{${next}})+$)`, 'g'), mark);
  return `${parts}${mark}${whole.slice(-last)}`;
}
