import { type Deposit, useDepositsState, useDepositsSubscription } from '@livery/api/deposit/getDeposits';
import { usePageShown } from '@livery/foundation/refresh';
import { useLanguage } from '@livery/i18n/react';
import { useEffect, useRef } from 'react';

/** Milliseconds between two requests while a deposit is pending. */
const askAgainMs = 4_000;
/** Number of latest deposits to request. No player creates more in the half hour during which a deposit is pending. */
const pageSize = 50;

export interface LatestDeposits {
  /** Deposits, newest first. Undefined until the first reply of the gateway. */
  deposits: readonly Deposit[] | undefined;
  /** The error of the last request. Data from earlier requests stays. */
  error: unknown;
  isFetching: boolean;
  /** Sends a request immediately. */
  ask: () => void;
}

/**
 * Returns the member's latest deposits. While the watched deposit is pending and the page is visible, they are
 * requested every few seconds. They are also requested immediately when the page becomes visible again.
 *
 * @param watched id of the deposit on the screen, if any
 */
export function useLatestDeposits(watched?: string): LatestDeposits {
  const latest = { language: useLanguage(), pageSize };
  const { data, error, isFetching } = useDepositsState(latest);
  const deposits = data?.pages[0]?.content;
  const waits = deposits?.some(({ depositId, state }) => depositId === watched && state === 'PENDING') ?? false;
  const isVisible = usePageShown();
  const { refetch } = useDepositsSubscription(latest, {
    pollingInterval: waits && isVisible ? askAgainMs : 0,
    refetchOnMountOrArgChange: true,
  });

  const wasVisible = useRef(isVisible);
  useEffect(() => {
    if (isVisible && !wasVisible.current) void refetch();
    wasVisible.current = isVisible;
  }, [isVisible, refetch]);

  return { deposits, error, isFetching, ask: () => void refetch() };
}
