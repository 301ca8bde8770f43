import { useGetDepositBanksQuery } from '@livery/api/deposit/getDepositBanks';
import { useGetDepositOptionsQuery } from '@livery/api/deposit/getDepositOptions';
import { useGetDepositPromosQuery } from '@livery/api/deposit/getDepositPromos';
import { failureOf } from '@livery/foundation/failure';
import { useLanguage } from '@livery/i18n/react';
import { useLatestDeposits } from '../../hooks/useLatestDeposits.ts';

/** Loads the data that the form offers, from the gateway. */
export function useNewDeposit() {
  const language = useLanguage();
  const options = useGetDepositOptionsQuery({ language });
  const methods = options.data?.methods;
  const takesTransfers = methods?.some(({ fields }) => fields.includes('bankCode')) ?? false;
  const banks = useGetDepositBanksQuery({ language }, { skip: !takesTransfers });
  const promos = useGetDepositPromosQuery({ language });
  const { deposits, isFetching, ask } = useLatestDeposits();
  const last = deposits?.[0]?.method;

  return {
    // Without the latest deposits, the last method is unknown, and the chosen method would change later.
    methods: deposits === undefined && isFetching ? undefined : methods,
    lastMethod: typeof last === 'string' ? last : undefined,
    /** The error, if there is no data to show. */
    failure: methods === undefined && !options.isFetching ? failureOf(options.error) : undefined,
    onRetry: () => void options.refetch(),
    banks: banks.data,
    banksFailed: banks.isError && !banks.isFetching && banks.data === undefined,
    onRetryBanks: () => void banks.refetch(),
    promos: promos.data,
    promosFailed: promos.isError && !promos.isFetching && promos.data === undefined,
    onRetryPromos: () => void promos.refetch(),
    waiting: (deposits ?? []).filter(({ state }) => state === 'PENDING'),
    onExpired: ask,
    onOutdated: () => {
      void options.refetch();
      if (takesTransfers) void banks.refetch();
    },
  };
}
