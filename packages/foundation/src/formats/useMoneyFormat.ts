import { formatMoney } from '@livery/i18n';
import { useLanguage } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { useCallback } from 'react';

interface MoneyOptions {
  part?: 'all' | 'whole';
  symbol?: string;
  sign?: 'auto' | 'always';
}

/**
 * An amount in the merchant's currency, for example "৳1,250.00" or "−৳5.00". `whole` omits the decimals, without
 * rounding. `symbol` replaces the merchant's currency symbol. `sign: 'always'` formats "+৳1,250.00".
 */
export type MoneyFormat = (amount: string, options?: MoneyOptions) => string;

/**
 * Formats amounts in the merchant's currency and the language on screen. Returns the same function until the merchant
 * or the language changes. For home: the first load of home must not include the other formats of `useFormats`.
 */
export function useMoneyFormat(): MoneyFormat {
  const { currency } = useMerchant();
  const language = useLanguage();
  return useCallback(
    (amount, { part = 'all', symbol = currency.symbol, sign = 'auto' } = {}) =>
      formatMoney({ amount, style: { ...currency, symbol }, language, part, sign }),
    [currency, language],
  );
}
