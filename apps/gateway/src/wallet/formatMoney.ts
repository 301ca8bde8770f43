import type { Merchant } from '@livery/merchant';

/**
 * Formats a decimal string as the merchant writes money, in Western digits: "1234567.50" is "৳ 12,34,567.50" under
 * `#,##,##0.00`.
 */
export function formatMoney(decimal: string, { currency }: Pick<Merchant, 'currency'>): string {
  const [whole = '0', fraction] = decimal.split('.');
  const [mark, point] = /^#\.|,0+$/.test(currency.pattern) ? ['.', ','] : [',', '.'];
  const grouped = currency.pattern.startsWith('#,##,')
    ? whole.replace(/\B(?=(?:\d{2})+\d{3}$)|\B(?=\d{3}$)/g, mark)
    : whole.replace(/\B(?=(?:\d{3})+$)/g, mark);
  return `${currency.symbol} ${fraction === undefined ? grouped : `${grouped}${point}${fraction}`}`;
}
