import { useEffect, useEffectEvent, useRef } from 'react';

interface Refresh {
  /**
   * Whether the data is visible. Otherwise nothing is requested; data that becomes due then is requested when it is
   * visible again.
   */
  isActive: boolean;
  /** Time at which the data becomes too old, in milliseconds since 1970, by this device's clock. Undefined: never. */
  dueAt: number | undefined;
  /**
   * Minimum milliseconds between two requests. It prevents a loop of requests to a gateway that still returns old data.
   */
  leastGap: number;
  /**
   * Maximum milliseconds of a random delay, so that phones that wait for the same draw do not send requests at the same
   * time.
   */
  jitter: number;
  isFetching: boolean;
  /** Start time of the last request of any caller. The wait restarts with it, even if the reply was the same. */
  startedTimeStamp: number | undefined;
  onRefresh: () => void;
}

/** Requests data once when it is due. The next request is sent when the new data is due. */
export function useRefresh({
  isActive,
  dueAt,
  leastGap,
  jitter,
  isFetching,
  startedTimeStamp,
  onRefresh,
}: Refresh): void {
  /** A time of `performance.now()`: unlike the device's clock, the player cannot set it back. */
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
