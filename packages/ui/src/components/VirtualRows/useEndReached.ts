import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Distance in pixels between the window and the end of the list at which more items are loaded. */
const threshold = 300;
/** Minimum milliseconds between two calls. */
const throttle = 1000;

/**
 * State of the items that are not loaded yet. `ready`: they can be loaded. `loading`: they are being loaded. `failed`:
 * only the player can retry. `none`: there are no more.
 */
export type More = 'ready' | 'loading' | 'failed' | 'none';

interface EndReached {
  onEndReached: (() => void) | undefined;
  more: More;
  /** Number of items: after new ones have loaded, the end may still be in view. */
  count: number;
}

/**
 * Calls back when the returned element is within 300 px of the window. It calls at most once in 1000 ms and only once
 * for each number of items, even if the element leaves and enters the range while items load.
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

  // After a reply without new items, or after a failure, the same page can be requested again.
  useEffect(() => {
    if (more === 'loading' || more === 'failed') return () => void (askedAt.current = undefined);
    return undefined;
  }, [more]);

  useEffect(() => {
    const element = end.current;
    // While there are no items, the component that shows the list loads the first ones.
    if (!element || more !== 'ready' || count === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        // A busy page gets several changes in one report, the newest last.
        const isNear = entries.at(-1)?.isIntersecting === true;
        // A call that is too early is delayed. It is omitted if the end has left the range by then.
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
