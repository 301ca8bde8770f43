import { useGetWalletQuery } from '@livery/api/wallet/getWallet';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { useMemo } from 'react';
import { type Wallets, walletsOf } from '../model/walletsOf.ts';

/** The player's wallets; undefined until they have loaded. */
export function useWallets(): Wallets | undefined {
  const { t } = useTexts('wallet');
  const { data } = useGetWalletQuery({ language: useLanguage() });
  const mainName = t('main');
  return useMemo(() => data && walletsOf(data, mainName), [data, mainName]);
}
