/** Pixels along the line of text from which a touch counts as a swipe back. */
const travel = 100;
/** Milliseconds after the touch within which a step back is its doing: iOS tells of it once its own movement has ended. */
const memory = 1000;

let swipedAt = -Infinity;
let isShownByBrowser = false;

/**
 * Whether the step back that just happened was shown by the phone already: it began with a swipe along the page or from
 * beyond the edge where lines begin, or the browser says so itself. A fade on top would show it twice.
 */
export function wasSwipedBack(): boolean {
  return isShownByBrowser || performance.now() - swipedAt < memory;
}

/** Watches touches and steps back. Answers with the way to stop. */
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
    if (touch && (start <= 0 || fromEdge(touch) - start > travel)) swipedAt = performance.now();
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
