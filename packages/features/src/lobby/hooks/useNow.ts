import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock: fine enough for "5 min ago". */
const lookMs = 15_000;

/** This device's time, looked at anew now and then while someone looks. Milliseconds since 1970. */
export function useNow(isInSight: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isInSight) return undefined;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [isInSight]);
  return now;
}
