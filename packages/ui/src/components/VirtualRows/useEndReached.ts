import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Distance from the page's end, in pixels, at which more is loaded. */
const threshold = 300;
/** At most one call in this many milliseconds. */
const throttle = 1000;

/**
 * State of the items that are not loaded yet: `ready` to be loaded, `loading`, `failed` (then only the person tries
 * again), or `none` left.
 */
export type More = 'ready' | 'loading' | 'failed' | 'none';

interface EndReached {
  onEndReached: (() => void) | undefined;
  more: More;
  /** Number of items: after new ones came, the end may still be in view. */
  count: number;
}

/**
 * Calls back when the returned element is within 300 px of the window: at most once in 1000 ms, and once for as many
 * items as there are, however often the end comes and goes while they are awaited.
 */
export function useEndReached({ onEndReached, more, count }: EndReached): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const lastCall = useRef(-Infinity);
  /** Number of items at the last call. */
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
    // The first items are loaded by whoever shows the list.
    if (!element || more !== 'ready' || count === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        // A busy page gets several changes in one report, the newest last.
        const isNear = entries.at(-1)?.isIntersecting === true;
        // Too early is not lost: the call comes later, unless the end has gone out of reach by then.
        if (isNear) timer = setTimeout(call, Math.max(0, lastCall.current + throttle - performance.now()));
      },
      // Without an explicit root, the margin has no effect inside an iframe.
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
