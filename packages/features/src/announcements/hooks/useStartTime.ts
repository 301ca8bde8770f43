import { useEffect, useState } from 'react';

/**
 * Milliseconds between the first banner or title and the load of the code that moves them. The code loads after the
 * games, and before the first move at five seconds.
 */
const movingDelay = 2_000;

/**
 * Returns the time at which the content was shown, in milliseconds of `performance.now()`. Undefined until the code
 * that moves the content must load.
 */
export function useStartTime(isShown: boolean): number | undefined {
  const [since, setSince] = useState<number>();
  useEffect(() => {
    if (!isShown) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => setSince(start), movingDelay);
    return () => clearTimeout(timer);
  }, [isShown]);
  return since;
}
