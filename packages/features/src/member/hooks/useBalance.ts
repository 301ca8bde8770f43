import { useMerchant } from '@livery/merchant/react';
import { useGetWalletQuery } from '@livery/api/wallet';
import { formatMoney } from '@livery/i18n';
import { useLanguage } from '@livery/i18n/react';

/** The summed balance as the merchant writes money; undefined until it is known. `whole` leaves the decimals out. */
export function useBalance(part: 'all' | 'whole'): string | undefined {
  const { currency } = useMerchant();
  const language = useLanguage();
  const { data: wallet } = useGetWalletQuery();
  return (
    wallet &&
    formatMoney({ amount: wallet.sumBalance, style: { ...currency, symbol: wallet.currencySymbol }, language, part })
  );
}
