import { gatewayApi } from '@livery/api/client';
import { useGetWithdrawalsInfiniteQuery } from '@livery/api/withdraw/getWithdrawals';
import type { Withdrawal } from '@livery/api/withdraw/withdraw';
import { usePageShown, useRefresh } from '@livery/foundation/refresh';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';

/** Number of newest withdrawals to load. No member makes more in a day. */
const pageSize = 10;
/** Milliseconds between two requests while a withdrawal is pending. */
const gap = 20_000;
/** Maximum milliseconds of the random delay. */
const jitter = 2_000;

/**
 * Returns the newest withdrawals, newest first. While one of them is pending and the page is visible, they are polled.
 * After one is decided, queries with the balance are requested again, because a rejected withdrawal is paid back.
 */
export function useRecentWithdrawals(): readonly Withdrawal[] {
  const isShown = usePageShown();
  const dispatch = useDispatch();
  const { data, isFetching, fulfilledTimeStamp, startedTimeStamp, refetch } = useGetWithdrawalsInfiniteQuery(
    { pageSize },
    { refetchOnMountOrArgChange: true },
  );
  const recent = data?.pages[0]?.content ?? none;
  const isWaiting = recent.some(({ state }) => state === 'PENDING');
  useRefresh({
    isActive: isShown,
    dueAt: isWaiting && fulfilledTimeStamp !== undefined ? fulfilledTimeStamp + gap : undefined,
    leastGap: gap,
    jitter,
    isFetching,
    startedTimeStamp,
    onRefresh: () => void refetch(),
  });

  const decided = recent.flatMap(({ withdrawalId, state }) => (state === 'PENDING' ? [] : [withdrawalId])).join();
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (data === undefined) return;
    if (last.current !== undefined && last.current !== decided) dispatch(gatewayApi.util.invalidateTags(['Wallet']));
    last.current = decided;
  }, [data, decided, dispatch]);

  return recent;
}

const none: readonly Withdrawal[] = [];
