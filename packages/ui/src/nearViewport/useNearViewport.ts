import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds for which an element must stay near: content that is only scrolled past need not load. */
const lazyLoadDelay = 200;

interface NearViewport {
  /** Distance in pixels around the screen in which an element is near. Default 300. */
  distance?: number;
}

/** Becomes true when the element was near the screen for 200 ms without interruption. Then it is always true. */
export function useNearViewport(ref: RefObject<Element | null>, { distance = 300 }: NearViewport = {}): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        // If several changes are reported at the same time, use the newest.
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(setNear, lazyLoadDelay, true);
      },
      // Without an explicit root, the margin has no effect inside an iframe.
      { root: document, rootMargin: `${distance}px 0px` },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [ref, isNear, distance]);
  return isNear;
}
