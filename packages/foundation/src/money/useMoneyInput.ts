import { useFormats } from '../formats/index.ts';
import { decimalsOf, decimalMarkOf } from '@livery/i18n';
import { useMerchant } from '@livery/merchant/react';

/**
 * Format of amounts that the player types, in the merchant's currency. Passed to `AmountField` and `AmountChips` as
 * props.
 */
export interface MoneyInput {
  symbol: string;
  /** Decimals of the currency. */
  decimals: number;
  decimalMark: '.' | ',';
  /** Formats the amount as the merchant does, without the sign. */
  grouped: (amount: string) => string;
}

export function useMoneyInput(): MoneyInput {
  const { currency } = useMerchant();
  const { money } = useFormats();
  return {
    symbol: currency.symbol,
    decimals: decimalsOf(currency),
    decimalMark: decimalMarkOf(currency),
    grouped: (amount) => money(amount, { symbol: '' }),
  };
}
