import { type GatewayError, gatewayTime } from '@livery/api/client';
import { useGetCashbackQuery } from '@livery/api/promotions/getCashback';
import { failureOf } from '@livery/foundation/failure';
import { useClaimCashback } from '../../hooks/useClaimCashback.ts';
import type { CashbackViewProps } from './CashbackView.tsx';

interface CashbackScreenState {
  /** Props of the view. Undefined until the cashback has loaded. */
  view: Omit<CashbackViewProps, 'playBreak'> | undefined;
  /** The error, if there is nothing to show. */
  failure: GatewayError | undefined;
  onRetry: () => void;
}

const dayMs = 24 * 60 * 60_000;

/** State and handlers of the screen. The view uses no endpoints and no store. */
export function useCashbackScreen(): CashbackScreenState {
  // Request the cashback again, because a day may have ended after the last request.
  const { data, error, isError, isFetching, refetch } = useGetCashbackQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const claim = useClaimCashback();
  // After a claim, the list still contains the claimed cashback until it has loaded again.
  const isClaimedListed = claim.claimed !== undefined && isFetching;
  return {
    view: data && {
      ...claim,
      progress: isClaimedListed ? 'sending' : claim.progress,
      cashback: data,
      tomorrow: gatewayTime() + dayMs,
      isStale: isError && !isFetching,
    },
    failure: data === undefined && !isFetching ? failureOf(error) : undefined,
    onRetry: () => void refetch(),
  };
}
