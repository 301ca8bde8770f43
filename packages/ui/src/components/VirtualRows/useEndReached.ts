import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Pixels from the page's end at which more is asked for. */
const threshold = 300;
/** At most one call in this many milliseconds. */
const throttle = 1000;

/**
 * How it stands with the items that are not there yet: `ready` to be asked for, on their way, failed (then only the
 * person asks again), or none left.
 */
export type More = 'ready' | 'loading' | 'failed' | 'none';

interface EndReached {
  onEndReached: (() => void) | undefined;
  more: More;
  /** How many items there are: after new ones came, the end may still be in sight. */
  count: number;
}

/**
 * Calls back when the returned element is within 300 px of the window: at most once in 1000 ms, and once for as many
 * items as there are, however often the end comes and goes while they are awaited.
 */
export function useEndReached({ onEndReached, more, count }: EndReached): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const lastCall = useRef(-Infinity);
  /** How many items there were when more was asked for. */
  const askedAt = useRef<number>(undefined);
  const call = useEffectEvent(() => {
    if (askedAt.current === count) return;
    askedAt.current = count;
    lastCall.current = performance.now();
    onEndReached?.();
  });

  // An answer that brought nothing new, or none, may be asked for again once it is over.
  useEffect(() => {
    if (more === 'loading' || more === 'failed') return () => void (askedAt.current = undefined);
    return undefined;
  }, [more]);

  useEffect(() => {
    const element = end.current;
    // Before anything is there, whoever shows the list loads its start.
    if (!element || more !== 'ready' || count === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        // A busy page is told of several changes at once, the newest last.
        const isNear = entries.at(-1)?.isIntersecting === true;
        // What comes too early is not lost: it is made up for, unless the end has gone out of reach by then.
        if (isNear) timer = setTimeout(call, Math.max(0, lastCall.current + throttle - performance.now()));
      },
      // Named, so that the pixels count in a frame, too: there the outermost page would be the root, and the frame would cut them off.
      { root: document, rootMargin: `0px 0px ${threshold}px` },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [more, count]);

  return end;
}
