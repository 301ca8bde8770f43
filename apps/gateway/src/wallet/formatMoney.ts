import { formatMoney as formatMoneyInStyle } from '@livery/i18n/money';
import type { Merchant } from '@livery/merchant';

/**
 * Formats a decimal string exactly as the app shows it: "1234567.50" is "৳12,34,567.50" under `#,##,##0.00`.
 *
 * @param language decides the digits. The default is the digits 0-9, for texts whose digits `localised` replaces later
 */
export const formatMoney = (decimal: string, { currency }: Pick<Merchant, 'currency'>, language = 'EN'): string =>
  formatMoneyInStyle({ amount: decimal, style: currency, language });
