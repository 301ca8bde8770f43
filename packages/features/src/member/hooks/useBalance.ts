import { useGetWalletQuery } from '@livery/api/wallet/getWallet';
import { useFormats } from '@livery/foundation/formats';

/** The summed balance as the merchant writes money; undefined until it is here. `whole` leaves the decimals out. */
export function useBalance(part: 'all' | 'whole'): string | undefined {
  const { money } = useFormats();
  const { data: wallet } = useGetWalletQuery();
  return wallet && money(wallet.sumBalance, { part, symbol: wallet.currencySymbol });
}
