/** Milliseconds to wait until the page is long enough for the position, because its content may still be loading. */
const maxWaitMs = 10_000;
/** Events by which the player starts to scroll. */
const interruptions = ['wheel', 'touchstart', 'keydown'] as const;

let stopWaiting = () => {};

/**
 * Scrolls to a position. Tries again while the page grows, until the player scrolls.
 *
 * @param top in pixels
 */
export function restoreScrollPosition(top: number): void {
  stopWaiting();
  const put = () => window.scrollTo({ top, behavior: 'instant' });
  put();
  if (window.scrollY >= top - 1) return;
  // The page is still too short: scroll further when it grows.
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
