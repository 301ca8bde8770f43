import { useEffect, useEffectEvent, useRef } from 'react';

interface Refresh {
  /** Whether somebody can see the data. While nobody can, nothing is requested; what became due is requested afterwards. */
  isActive: boolean;
  /** When the data at hand becomes too old: milliseconds since 1970, by this device's clock. Undefined: never. */
  dueAt: number | undefined;
  /** Least milliseconds between two requests, whatever is due: a gateway that is behind must not get requests in a loop. */
  leastGap: number;
  /** Most milliseconds of a random delay, so that phones waiting for the same draw do not all ask at once. */
  jitter: number;
  isFetching: boolean;
  /** When the last request began, whoever made it. The wait restarts with it, even if the reply was the same. */
  startedTimeStamp: number | undefined;
  onRefresh: () => void;
}

/** Requests data again once it is due: once, and then only when the next data is due. */
export function useRefresh({
  isActive,
  dueAt,
  leastGap,
  jitter,
  isFetching,
  startedTimeStamp,
  onRefresh,
}: Refresh): void {
  /** By the page's own clock: the device's may be set back. */
  const lastRefreshAt = useRef(Number.NEGATIVE_INFINITY);
  const refresh = useEffectEvent(() => {
    lastRefreshAt.current = performance.now();
    onRefresh();
  });

  useEffect(() => {
    if (!isActive || dueAt === undefined || isFetching) return undefined;
    const wait = Math.max(dueAt - Date.now(), lastRefreshAt.current + leastGap - performance.now());
    const timer = setTimeout(refresh, Math.max(0, wait) + jitter * Math.random());
    return () => clearTimeout(timer);
  }, [isActive, dueAt, leastGap, jitter, isFetching, startedTimeStamp]);
}
