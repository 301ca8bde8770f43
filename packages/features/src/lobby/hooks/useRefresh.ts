import { useEffect, useEffectEvent, useRef } from 'react';

interface Refresh {
  /** Whether someone looks. Nobody looking, nothing is asked; what fell due meanwhile is asked when they look again. */
  isActive: boolean;
  /** When the answer at hand is too old: milliseconds since 1970, by this device's clock. Undefined: never. */
  dueAt: number | undefined;
  /** Milliseconds between two questions at least, whatever is due: a gateway that is behind is not asked in a loop. */
  leastGap: number;
  /** At most so many milliseconds more, by chance: phones that wait for the same draw must not all ask at once. */
  jitter: number;
  isFetching: boolean;
  /** When the last request went out, whoever made it: with it the waiting begins anew, even if the answer said the same. */
  startedTimeStamp: number | undefined;
  onRefresh: () => void;
}

/** Asks anew once the answer at hand is due: once, and again only when the next one is. */
export function useRefresh({
  isActive,
  dueAt,
  leastGap,
  jitter,
  isFetching,
  startedTimeStamp,
  onRefresh,
}: Refresh): void {
  const askedAt = useRef(0);
  const ask = useEffectEvent(() => {
    askedAt.current = Date.now();
    onRefresh();
  });

  useEffect(() => {
    if (!isActive || dueAt === undefined || isFetching) return undefined;
    const wait = Math.max(dueAt, askedAt.current + leastGap) - Date.now();
    const timer = setTimeout(ask, Math.max(0, wait) + jitter * Math.random());
    return () => clearTimeout(timer);
  }, [isActive, dueAt, leastGap, jitter, isFetching, startedTimeStamp]);
}
