import { type Deposit, useDepositsState, useDepositsSubscription } from '@livery/api/deposit/getDeposits';
import { usePageShown } from '@livery/foundation/refresh';
import { useLanguage } from '@livery/i18n/react';
import { useEffect, useRef } from 'react';

/** Milliseconds between two questions about a deposit that waits. */
const askAgainMs = 4_000;
/** The latest: more than anybody makes in the half hour for which one waits. */
const pageSize = 50;

export interface LatestDeposits {
  /** Newest first; undefined until the gateway answers for the first time. */
  deposits: readonly Deposit[] | undefined;
  /** Why the last question failed. What was read before stays. */
  error: unknown;
  isFetching: boolean;
  /** Asks at once. */
  ask: () => void;
}

/**
 * The member's latest deposits. While the one that is looked at waits, and somebody can see the page, the gateway is asked for
 * them every few seconds, and at once when the page comes into sight again.
 *
 * @param watched id of the deposit that is looked at, if any
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
