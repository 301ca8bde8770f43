import { type RefCallback, useEffect, useState, useSyncExternalStore } from 'react';

interface Sight {
  /**
   * Ref of the element to watch. This element must not move: if a script or an animation moves a track, it leaves the
   * screen although its content is still visible.
   */
  ref: RefCallback<Element>;
  /** Part of it is on screen, and the page is not in the background. */
  isInSight: boolean;
}

/**
 * Whether an element is visible now. An invisible element needs no animation and no new data.
 * @param initially value until the browser has reported
 */
export function useIsVisible(initially = false): Sight {
  const [element, setElement] = useState<Element | null>(null);
  const [isOnScreen, setOnScreen] = useState(initially);
  const isPageShown = useSyncExternalStore(
    subscribe,
    () => document.visibilityState !== 'hidden',
    () => false,
  );

  useEffect(() => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)!.isIntersecting));
    observer.observe(element);
    return () => {
      observer.disconnect();
      setOnScreen(initially);
    };
  }, [element, initially]);

  return { ref: setElement, isInSight: isOnScreen && isPageShown };
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
