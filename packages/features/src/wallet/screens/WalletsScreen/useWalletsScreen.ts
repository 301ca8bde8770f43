import { useGetWalletQuery } from '@livery/api/wallet/getWallet';
import { failureOf } from '@livery/foundation/failure';
import { useFormats } from '@livery/foundation/formats';
import { useBalanceCover } from '@livery/foundation/hidden-balance';
import { useLanguage } from '@livery/i18n/react';
import { useState } from 'react';
import type { TransferSheetProps } from '../../components/TransferSheet/TransferSheet.tsx';
import { useCollect } from '../../hooks/useCollect.ts';
import { useWallets } from '../../hooks/useWallets.ts';
import type { WalletsViewProps } from './WalletsView.tsx';

interface WalletsScreenState extends Omit<WalletsViewProps, 'turnover'> {
  sheet: TransferSheetProps;
}

/** State and handlers of the screen. The view uses no endpoints and no store. */
export function useWalletsScreen(): WalletsScreenState {
  const { money } = useFormats();
  const { error, isFetching, refetch } = useGetWalletQuery({ language: useLanguage() });
  const wallets = useWallets();
  const [opened, setOpened] = useState<Omit<TransferSheetProps, 'onClose'>>({ isOpen: false });
  return {
    wallets,
    loadFailure: wallets === undefined && !isFetching ? failureOf(error) : undefined,
    onRetry: () => void refetch(),
    isRefreshing: isFetching,
    format: (amount) => money(amount),
    cover: useBalanceCover(),
    collect: useCollect(),
    onMove: (provider) => setOpened({ isOpen: true, provider }),
    sheet: { ...opened, onClose: () => setOpened((before) => ({ ...before, isOpen: false })) },
  };
}
