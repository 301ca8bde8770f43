/** Pixels that a touch must travel sideways to count as a swipe back. */
const minTravel = 100;
/** Milliseconds after a touch within which a step back belongs to it: iOS reports the step when its own animation has ended. */
const validMs = 1000;

let swipedAt = -Infinity;
let isShownByBrowser = false;

/**
 * Whether the phone has already animated the latest step back: it began with a swipe, or the browser says so. A fade would
 * animate it twice.
 */
export function wasSwipedBack(): boolean {
  return isShownByBrowser || performance.now() - swipedAt < validMs;
}

/**
 * Watches touches and steps back.
 *
 * @returns a function that stops this
 */
export function watchSwipes(): () => void {
  let start = 0;
  /** Pixels from the edge where lines begin: the left one, or in right-to-left the right one. */
  const fromEdge = ({ clientX }: Touch) =>
    document.documentElement.dir === 'rtl' ? window.innerWidth - clientX : clientX;
  const onStart = ({ touches: [touch] }: TouchEvent) => {
    if (!touch) return;
    start = fromEdge(touch);
    swipedAt = start <= 0 ? performance.now() : -Infinity;
  };
  const onMove = ({ touches: [touch] }: TouchEvent) => {
    if (touch && (start <= 0 || fromEdge(touch) - start > minTravel)) swipedAt = performance.now();
  };
  const onBack = ({ hasUAVisualTransition }: PopStateEvent) => {
    isShownByBrowser = hasUAVisualTransition;
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
