import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds that something has to stay near before it is worth loading: what only flies by is not. */
const lazyLoadDelay = 200;

export interface NearViewport {
  /** Pixels around the screen that count as near. Default 300. */
  distance?: number;
}

/** True once the element has been near the screen for 200 ms without a break; it stays true. */
export function useNearViewport(ref: RefObject<Element | null>, { distance = 300 }: NearViewport = {}): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        // Of several sightings the newest counts.
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(setNear, lazyLoadDelay, true);
      },
      // Named, so that the pixels count in a frame, too.
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
