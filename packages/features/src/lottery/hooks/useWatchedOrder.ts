import type { GatewayError } from '@livery/api/client';
import { type LotteryOrderDetail, useGetOrderQuery } from '@livery/api/lottery/getOrder';
import { failureOf } from '@livery/foundation/failure';
import { usePageShown, useRefresh, useResume } from '@livery/foundation/refresh';
import { useLanguage } from '@livery/i18n/react';
import { useState } from 'react';
import { drawnAt, nextOrderChange } from '../model/orderChange.ts';

/** Milliseconds: phones wait a random time, so that they do not all ask at once; and after a failure longer than that. */
const jitter = 1_000;
const leastGap = 3_000;
const afterFailure = 20_000;

interface WatchedOptions {
  order: Pick<LotteryOrderDetail, 'orderId' | 'drawsAt'>;
  /** The gateway's clock less this device's, in milliseconds. */
  clockOffset: number;
  /** When it is first asked for: at once, once it is drawn, or not at all. */
  from: 'now' | 'draw' | 'never';
}

interface WatchedOrder {
  /** As the gateway said it last; undefined until then. */
  order: LotteryOrderDetail | undefined;
  /** Nothing is here and the last try failed, for this reason. */
  failure: GatewayError | undefined;
  onRetry: () => void;
}

/** An order, asked for again as its draw closes and after it is drawn, until it is settled, while the page is in sight. */
export function useWatchedOrder({ order: { orderId, drawsAt }, clockOffset, from }: WatchedOptions): WatchedOrder {
  const language = useLanguage();
  const isPageShown = usePageShown();
  // By its id: a row of a list becomes another order's as one above it leaves.
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
    // Asking for an order that nobody has brings none.
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
