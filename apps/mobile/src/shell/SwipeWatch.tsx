import { useEffect } from 'react';
import { swipe } from './swipeBack.ts';

/** Pixels that a touch must move sideways to be a swipe back. */
const minTravel = 100;

/** Watches touches and steps back for `wasSwipedBack`. */
export function SwipeWatch() {
  useEffect(() => watchSwipes(), []);
  return null;
}

/**
 * Watches touches and steps back.
 *
 * @returns a function that stops watching
 */
function watchSwipes(): () => void {
  let start = 0;
  /**
   * Returns the pixels from the edge at which lines start: the left edge, or the right edge if the text is
   * right-to-left.
   */
  const fromEdge = ({ clientX }: Touch) =>
    document.documentElement.dir === 'rtl' ? window.innerWidth - clientX : clientX;
  const onStart = ({ touches: [touch] }: TouchEvent) => {
    if (!touch) return;
    start = fromEdge(touch);
    swipe.at = start <= 0 ? performance.now() : -Infinity;
  };
  const onMove = ({ touches: [touch] }: TouchEvent) => {
    if (touch && (start <= 0 || fromEdge(touch) - start > minTravel)) swipe.at = performance.now();
  };
  const onBack = ({ hasUAVisualTransition }: PopStateEvent) => {
    swipe.isShownByBrowser = hasUAVisualTransition;
  };
  const passive = { passive: true };
  document.addEventListener('touchstart', onStart, passive);
  document.addEventListener('touchmove', onMove, passive);
  window.addEventListener('popstate', onBack);
  return () => {
    document.removeEventListener('touchstart', onStart);
    document.removeEventListener('touchmove', onMove);
    window.removeEventListener('popstate', onBack);
  };
}
