import { useLayoutEffect, useState } from 'react';

/** Milliseconds between two looks at the clock. */
const tick = 500;

/**
 * Whole seconds until `deadline` (milliseconds since 1970, as of `Date.now`), 0 once it has passed or where there is none.
 * It asks the clock and doesn't count ticks: a phone that slept for half a minute shows half a minute less when it wakes.
 */
export function useSecondsLeft(deadline: number | undefined): number {
  const [seconds, setSeconds] = useState(0);
  useLayoutEffect(() => {
    const left = () => Math.max(0, Math.ceil(((deadline ?? 0) - Date.now()) / 1000));
    setSeconds(left());
    if (left() === 0) return;
    const look = () => {
      setSeconds(left());
      if (left() === 0) clearInterval(timer);
    };
    const timer = setInterval(look, tick);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [deadline]);
  return seconds;
}
