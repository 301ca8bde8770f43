import { useEffect, useState } from 'react';

/**
 * Milliseconds after the first banner or title at which the code that moves them is loaded: after the games, and before anything
 * has moved for five seconds.
 */
const movingDelay = 2_000;

/** When something came on screen (`performance.now()`, ms), as soon as the code that moves it is due; undefined before. */
export function useShownSince(isShown: boolean): number | undefined {
  const [since, setSince] = useState<number>();
  useEffect(() => {
    if (!isShown) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => setSince(start), movingDelay);
    return () => clearTimeout(timer);
  }, [isShown]);
  return since;
}
