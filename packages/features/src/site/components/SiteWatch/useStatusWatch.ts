import { gatewayApi } from '@livery/api/client';
import { useGetSystemStatusQuery } from '@livery/api/site/site';
import { useMerchant } from '@livery/merchant/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectLastRefusedAt } from '../../model/requestSelectors.ts';
import { type Closure, closureOf, storeClosure } from '../../model/storedClosure.ts';

/** Milliseconds between two questions while the site is closed; phones that were shut out together don't come back together. */
const pollMs = () => 20_000 + Math.random() * 10_000;
/** Milliseconds for which an answer is fresh enough for somebody who comes back to the page. */
const staleMs = 60_000;
/** Milliseconds between two questions because of refused calls: a faulty one must not make a storm. */
const leastMs = 5_000;

export interface StatusWatch {
  /** Why the site shows as closed just now. */
  closure: Closure | undefined;
  /** Hears every answer of the gateway. */
  onAnswer: (closure: Closure | undefined) => void;
}

/**
 * Asks for the status: now, when the page is looked at again, when the gateway refuses a call, and gently while the
 * site is closed.
 */
export function useStatusWatch({ closure, onAnswer }: StatusWatch): void {
  const { data, fulfilledTimeStamp, startedTimeStamp: askedAt = 0, refetch } = useGetSystemStatusQuery();
  const isRefusedSince = useSelector(selectLastRefusedAt) > askedAt;
  const isClosed = closure !== undefined;
  const dispatch = useDispatch();
  const { code } = useMerchant();

  useEffect(() => {
    // A cached reply has no time of its own: it counts at the start of the visit only.
    if (data === undefined || fulfilledTimeStamp === undefined) return;
    const answered = closureOf(data);
    storeClosure(code, answered);
    onAnswer(answered);
  }, [code, data, fulfilledTimeStamp, onAnswer]);

  // Before the screens come back and ask for what they show: what was refused meanwhile is not what they should find.
  const wasClosed = useRef(isClosed);
  useLayoutEffect(() => {
    if (wasClosed.current && !isClosed) dispatch(gatewayApi.internalActions.onOnline());
    wasClosed.current = isClosed;
  }, [dispatch, isClosed]);

  useEffect(() => {
    if (!isRefusedSince || askedAt === 0) return undefined;
    // A clock that was set back makes it no longer.
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
