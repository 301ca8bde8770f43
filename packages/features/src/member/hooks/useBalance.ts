import { useGetWalletQuery } from '@livery/api/wallet/getWallet';
import { useFormats } from '@livery/foundation/formats';
import { useLanguage } from '@livery/i18n/react';

export interface SummedBalance {
  /** Balance as decimal text, for example "1234.50". */
  amount: string;
  /** Formats an amount in the wallet's currency, in the merchant's style. */
  format: (amount: string) => string;
}

/** Returns the total balance; undefined until it has loaded. `whole` omits the decimals. */
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
