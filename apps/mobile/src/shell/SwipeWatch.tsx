import { useEffect } from 'react';
import { swipe } from './swipeBack.ts';

/** Pixels that a touch must move sideways to count as a swipe back. */
const minTravel = 100;

/** Watches touches and steps back for `wasSwipedBack`. */
export function SwipeWatch() {
  useEffect(() => watchSwipes(), []);
  return null;
}

/**
 * Watches touches and steps back.
 *
 * @returns a function that stops this
 */
function watchSwipes(): () => void {
  let start = 0;
  /** Pixels from the edge at the start of lines: the left edge, or in right-to-left the right one. */
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
