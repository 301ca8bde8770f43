import { isMetered } from '@livery/device/platform';
import { whenIdle } from '@livery/device/tasks';
import { useEffect } from 'react';
import { useScreenPrefetch } from '../../shell/screenPrefetch.ts';

/**
 * Loads the screens that most players open from home (`afterHome` of a screen), so that they open immediately. It
 * starts when home is loaded and the page is idle. On a metered connection it loads none: there, a screen loads at the
 * first touch of its link.
 */
export function NextScreens() {
  const { prefetch, afterHome } = useScreenPrefetch();
  useEffect(() => {
    if (isMetered()) return undefined;
    let isOver = false;
    const load = async () => {
      for (const path of afterHome) {
        if (isOver) return;
        // One after the other, so that each has the full bandwidth.
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
