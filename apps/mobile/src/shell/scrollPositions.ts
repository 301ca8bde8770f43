/** Milliseconds to wait for the page to become long enough for a position: its content may still be loading. */
const maxWaitMs = 3000;
/** Events by which a person scrolls by themselves. */
const interruptions = ['wheel', 'touchstart', 'keydown'] as const;

/** Scroll position of each history entry in pixels, by the router's key. */
const positions = new Map<string, number>();

let stopWaiting = () => {};

/** Stores the current scroll position for a history entry. */
export function saveScrollPosition(key: string): void {
  positions.set(key, window.scrollY);
}

/** Scrolls to where the entry was left, or to the top for a new one. Keeps trying while the page grows, until the person scrolls. */
export function restoreScrollPosition(key: string | undefined): void {
  stopWaiting();
  const top = (key !== undefined && positions.get(key)) || 0;
  const put = () => window.scrollTo({ top, behavior: 'instant' });
  put();
  if (window.scrollY >= top - 1) return;
  // The page is still too short: scroll further as it grows.
  const growth = new ResizeObserver(() => {
    put();
    if (window.scrollY >= top - 1) stopWaiting();
  });
  const timer = setTimeout(() => stopWaiting(), maxWaitMs);
  stopWaiting = () => {
    clearTimeout(timer);
    growth.disconnect();
    for (const type of interruptions) window.removeEventListener(type, stopWaiting);
  };
  for (const type of interruptions) window.addEventListener(type, stopWaiting, { passive: true });
  growth.observe(document.body);
}

/**
 * Turns off the browser's own scroll restoration, which would scroll before the screen is rendered, and turns it on again
 * whenever the person leaves the app, so that returning finds the page where it was.
 *
 * @returns a function that stops this
 */
export function takeOverScrollRestoration(): () => void {
  const own = () => {
    window.history.scrollRestoration = 'manual';
  };
  const handBack = () => {
    window.history.scrollRestoration = 'auto';
  };
  own();
  window.addEventListener('pageshow', own);
  window.addEventListener('pagehide', handBack);
  return () => {
    handBack();
    window.removeEventListener('pageshow', own);
    window.removeEventListener('pagehide', handBack);
  };
}
