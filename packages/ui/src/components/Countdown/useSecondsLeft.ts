import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whole seconds until `deadline`, 0 when it is over. Undefined while the page is prerendered, because it is unknown
 * when the page is shown. Each value is calculated from the clock and not from the value before. So it is correct
 * immediately after a phone slept or the browser slowed a tab down.
 *
 * @param deadline milliseconds since 1970, by the server's clock
 * @param clockOffset the server's clock minus this device's clock, in milliseconds
 * @param longestWait maximum milliseconds between two clock readings
 */
export function useSecondsLeft(deadline: number, clockOffset: number, longestWait = 1000): number | undefined {
  const msLeft = useCallback(() => Math.max(0, deadline - Date.now() - clockOffset), [deadline, clockOffset]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tick = () => {
        clearTimeout(timer);
        onChange();
        const left = msLeft();
        // Update when the second changes, so that two countdowns change together. A hidden page needs no timer.
        if (left > 0 && document.visibilityState !== 'hidden')
          timer = setTimeout(tick, Math.min(left % 1000 || 1000, longestWait));
      };
      tick();
      document.addEventListener('visibilitychange', tick);
      window.addEventListener('pageshow', tick);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tick);
        window.removeEventListener('pageshow', tick);
      };
    },
    [msLeft, longestWait],
  );
  return useSyncExternalStore(
    subscribe,
    () => Math.ceil(msLeft() / 1000),
    () => undefined,
  );
}
