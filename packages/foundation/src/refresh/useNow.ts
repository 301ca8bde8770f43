import { useEffect, useState } from 'react';

/** Milliseconds between two readings of the clock: accurate enough for "5 min ago". */
const intervalMs = 15_000;

/** This device's time in milliseconds since 1970, read again every 15 s while it is visible. */
export function useNow(isInSight: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isInSight) return undefined;
    const readClock = () => setNow(Date.now());
    readClock();
    const timer = setInterval(readClock, intervalMs);
    return () => clearInterval(timer);
  }, [isInSight]);
  return now;
}
