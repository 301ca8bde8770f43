import type { GatewayError } from '@livery/api/client';
import { type LotteryOrderDetail, useGetOrderQuery } from '@livery/api/lottery/getOrder';
import { failureOf } from '@livery/foundation/failure';
import { usePageShown, useRefresh, useResume } from '@livery/foundation/refresh';
import { useLanguage } from '@livery/i18n/react';
import { useState } from 'react';
import { drawnAt, nextOrderChange } from '../model/orderChange.ts';

/**
 * Milliseconds. Phones add a random wait of this length, so that their requests are spread over time. After a failure
 * they wait longer.
 */
const jitter = 1_000;
const leastGap = 3_000;
const afterFailure = 20_000;

interface WatchedOptions {
  order: Pick<LotteryOrderDetail, 'orderId' | 'drawsAt'>;
  /** The gateway's clock minus this device's clock, in milliseconds. */
  clockOffset: number;
  /** The time of the first request: immediately, after the draw, or never. */
  from: 'now' | 'draw' | 'never';
}

interface WatchedOrder {
  /** The gateway's last reply. Undefined before the first reply. */
  order: LotteryOrderDetail | undefined;
  /** The error of the last request, if there is no earlier reply. */
  failure: GatewayError | undefined;
  onRetry: () => void;
}

/**
 * Returns an order. It is requested again when its draw closes and after the draw, until it is settled, while the page
 * is visible.
 */
export function usePolledOrder({ order: { orderId, drawsAt }, clockOffset, from }: WatchedOptions): WatchedOrder {
  const language = useLanguage();
  const isPageShown = usePageShown();
  // Stores the id of the order. The row of a list shows another order after an order above it disappears.
  const [drawn, setDrawn] = useState<string>();
  const isAsked = from === 'now' || (from === 'draw' && drawn === orderId);
  const { currentData, error, isError, isFetching, startedTimeStamp, fulfilledTimeStamp, refetch } = useGetOrderQuery(
    { orderId, language },
    { skip: !isAsked },
  );
  const failure = failureOf(error);
  const onRetry = () => void refetch();
  const dueAt = () => {
    if (!isAsked) return from === 'draw' ? drawnAt({ drawsAt }) - clockOffset : undefined;
    // Do not retry after NOT_FOUND, because the order does not exist.
    if (isError) return failure?.code === 'NOT_FOUND' ? undefined : (startedTimeStamp ?? 0) + afterFailure;
    const changesAt = currentData && nextOrderChange(currentData, (fulfilledTimeStamp ?? 0) + clockOffset);
    return changesAt && changesAt - clockOffset;
  };
  useRefresh({
    isActive: isPageShown,
    dueAt: dueAt(),
    leastGap,
    jitter,
    isFetching,
    startedTimeStamp,
    onRefresh: () => (isAsked ? onRetry() : setDrawn(orderId)),
  });
  useResume({ hasFailed: isError, isFetching, onRetry });
  return { order: currentData, failure: currentData === undefined && !isFetching ? failure : undefined, onRetry };
}
