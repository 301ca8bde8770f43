import { useGetDepositBanksQuery } from '@livery/api/deposit/getDepositBanks';
import { useGetDepositOptionsQuery } from '@livery/api/deposit/getDepositOptions';
import { useGetDepositPromosQuery } from '@livery/api/deposit/getDepositPromos';
import { useLanguage } from '@livery/i18n/react';
import { isOffline } from '../../model/isOffline.ts';
import { useLatestDeposits } from '../../hooks/useLatestDeposits.ts';

/** What the form offers, as the gateway says it. */
export function useNewDeposit() {
  const language = useLanguage();
  const options = useGetDepositOptionsQuery({ language });
  const methods = options.data?.methods;
  const takesTransfers = methods?.some(({ fields }) => fields.includes('bankCode')) ?? false;
  const banks = useGetDepositBanksQuery({ language }, { skip: !takesTransfers });
  const promos = useGetDepositPromosQuery({ language });
  const { deposits = [], ask } = useLatestDeposits();

  return {
    methods,
    isFailed: options.isError && !options.isFetching && methods === undefined,
    isOffline: isOffline(options.error),
    onRetry: () => void options.refetch(),
    banks: banks.data,
    banksFailed: banks.isError && !banks.isFetching && banks.data === undefined,
    onRetryBanks: () => void banks.refetch(),
    promos: promos.data,
    promosFailed: promos.isError && !promos.isFetching && promos.data === undefined,
    onRetryPromos: () => void promos.refetch(),
    waiting: deposits.filter(({ state }) => state === 'PENDING'),
    onExpired: ask,
    onOutdated: () => {
      void options.refetch();
      if (takesTransfers) void banks.refetch();
    },
  };
}
