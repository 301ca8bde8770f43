import { type GatewayError, gatewayTime } from '@livery/api/client';
import { useGetCashbackQuery } from '@livery/api/promotions/getCashback';
import { failureOf } from '@livery/foundation/failure';
import { useClaimCashback } from '../../hooks/useClaimCashback.ts';
import type { CashbackViewProps } from './CashbackView.tsx';

interface CashbackScreenState {
  /** Undefined until it is here. */
  view: Omit<CashbackViewProps, 'playBreak'> | undefined;
  /** There is nothing to show, and why. */
  failure: GatewayError | undefined;
  onRetry: () => void;
}

const dayMs = 24 * 60 * 60_000;

/** What the screen shows and does: the only place with endpoints, store and navigation. */
export function useCashbackScreen(): CashbackScreenState {
  // A day that has ended since the last look counts.
  const { data, error, isError, isFetching, refetch } = useGetCashbackQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const claim = useClaimCashback();
  return {
    view: data && { ...claim, cashback: data, tomorrow: gatewayTime() + dayMs, isStale: isError && !isFetching },
    failure: data === undefined && !isFetching ? failureOf(error) : undefined,
    onRetry: () => void refetch(),
  };
}
