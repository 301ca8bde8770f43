import { gatewayApi } from '@livery/api/client';
import { useGetSystemStatusQuery } from '@livery/api/site/site';
import { useMerchant } from '@livery/merchant/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectLastRefusedAt } from '../../model/requestSelectors.ts';
import { type Closure, closureOf, storeClosure } from '../../model/storedClosure.ts';

/**
 * Returns the milliseconds between two requests while the site is closed. The value is random, so that phones do not
 * all send a request at once.
 */
const pollMs = () => 20_000 + Math.random() * 10_000;
/** Milliseconds during which a reply is fresh enough when the player returns to the page. */
const staleMs = 60_000;
/**
 * Minimum milliseconds between two requests that follow refused calls. Without it, a faulty call could cause too many
 * requests.
 */
const leastMs = 5_000;

export interface StatusWatch {
  /** The reason why the site is shown as closed. */
  closure: Closure | undefined;
  /** Called with every reply of the gateway. */
  onAnswer: (closure: Closure | undefined) => void;
}

/**
 * Requests the status: at the start, when the page becomes visible again, when the gateway refuses a call, and every 20
 * to 30 seconds while the site is closed.
 */
export function useStatusWatch({ closure, onAnswer }: StatusWatch): void {
  const { data, fulfilledTimeStamp, startedTimeStamp: askedAt = 0, refetch } = useGetSystemStatusQuery();
  const isRefusedSince = useSelector(selectLastRefusedAt) > askedAt;
  const isClosed = closure !== undefined;
  const dispatch = useDispatch();
  const { code } = useMerchant();

  useEffect(() => {
    // A reply from the storage has no time, so it is used only at the start of the visit.
    if (data === undefined || fulfilledTimeStamp === undefined) return;
    const answered = closureOf(data);
    storeClosure(code, answered);
    onAnswer(answered);
  }, [code, data, fulfilledTimeStamp, onAnswer]);

  // This is a layout effect. So refused requests are repeated before the screens mount again and read their results.
  const wasClosed = useRef(isClosed);
  useLayoutEffect(() => {
    if (wasClosed.current && !isClosed) dispatch(gatewayApi.internalActions.onOnline());
    wasClosed.current = isClosed;
  }, [dispatch, isClosed]);

  useEffect(() => {
    if (!isRefusedSince || askedAt === 0) return undefined;
    // `Math.min` limits the wait if the device's clock was set back.
    const wait = Math.min(leastMs, Math.max(0, askedAt + leastMs - Date.now()));
    const timer = setTimeout(() => void refetch(), wait);
    return () => clearTimeout(timer);
  }, [isRefusedSince, askedAt, refetch]);

  useEffect(() => {
    const look = () => {
      if (!document.hidden && Math.abs(Date.now() - askedAt) > staleMs) void refetch();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [askedAt, refetch]);

  useEffect(() => {
    if (!isClosed) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void refetch();
    }, pollMs());
    return () => clearInterval(timer);
  }, [isClosed, refetch]);
}
