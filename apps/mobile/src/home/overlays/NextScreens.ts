import { isMetered } from '@livery/device/platform';
import { whenIdle } from '@livery/device/tasks';
import { useEffect } from 'react';
import { useScreenPrefetch } from '../../shell/screenPrefetch.ts';

/**
 * Loads the screens where most people go from home (`afterHome` of a screen) once home is done and the page is idle, so that
 * they open at once. On a metered connection it
 * loads nothing: there a screen loads at the first touch of its link.
 */
export function NextScreens() {
  const { prefetch, afterHome } = useScreenPrefetch();
  useEffect(() => {
    if (isMetered()) return undefined;
    let isOver = false;
    const load = async () => {
      for (const path of afterHome) {
        if (isOver) return;
        // One after the other: each has the network to itself.
        await prefetch(path);
      }
    };
    const cancel = whenIdle(() => void load());
    return () => {
      isOver = true;
      cancel();
    };
  }, [prefetch, afterHome]);
  return null;
}
