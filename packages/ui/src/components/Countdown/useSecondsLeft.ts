import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whole seconds until `deadline`, 0 once it is over; undefined where the page is drawn ahead, because nobody knows when
 * it will be seen. Counted from the clock at every look and never from the last figure: a phone that slept, or a tab
 * that the browser slowed down, is right as soon as anybody looks.
 *
 * @param deadline milliseconds since 1970, by the server's clock
 * @param clockOffset the server's clock less this device's, in milliseconds
 * @param longestWait milliseconds after which it looks at the clock at the latest
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
        // On the second's edge, so that two countdowns beside each other go together. Nobody sees a hidden page.
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
