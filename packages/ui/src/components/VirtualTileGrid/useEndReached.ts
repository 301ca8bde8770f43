import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Pixels from the page's end at which more is asked for. */
const threshold = 300;
/** At most one call in this many milliseconds. */
const throttle = 1000;

interface EndReached {
  onEndReached: (() => void) | undefined;
  isActive: boolean;
  /** How many items there are: after new ones came, the end may still be in sight. */
  count: number;
}

/** Calls back while the returned element is within 300 px of the window, at most once in 1000 ms. */
export function useEndReached({ onEndReached, isActive, count }: EndReached): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const lastCall = useRef(-Infinity);
  const call = useEffectEvent(() => {
    lastCall.current = performance.now();
    onEndReached?.();
  });

  useEffect(() => {
    const element = end.current;
    // Before anything is there, whoever shows the list loads its start.
    if (!element || !isActive || count === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        // A busy page is told of several changes at once, the newest last.
        const isNear = entries.at(-1)?.isIntersecting === true;
        // What comes too early is not lost: it is made up for, unless the end has gone out of reach by then.
        if (isNear) timer = setTimeout(call, Math.max(0, lastCall.current + throttle - performance.now()));
      },
      { rootMargin: `0px 0px ${threshold}px` },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isActive, count]);

  return end;
}
