import { useGetWalletQuery } from '@livery/api/wallet/getWallet';
import { useFormats } from '@livery/foundation/formats';
import { useLanguage } from '@livery/i18n/react';

export interface SummedBalance {
  /** Decimal text, such as "1234.50". */
  amount: string;
  /** An amount as the merchant writes money, in the wallet's currency. */
  format: (amount: string) => string;
}

/** The summed balance; undefined until it is here. `whole` leaves the decimals out. */
export function useBalance(part: 'all' | 'whole'): SummedBalance | undefined {
  const { money } = useFormats();
  const { data: wallet } = useGetWalletQuery({ language: useLanguage() });
  return (
    wallet && {
      amount: wallet.sumBalance,
      format: (amount) => money(amount, { part, symbol: wallet.currencySymbol }),
    }
  );
}
