/** Milliseconds to wait for the page to become long enough for a position: its content may still be loading. */
const maxWaitMs = 10_000;
/** Events by which a person scrolls by themselves. */
const interruptions = ['wheel', 'touchstart', 'keydown'] as const;

let stopWaiting = () => {};

/**
 * Scrolls to a position. Keeps trying while the page grows, until the person scrolls.
 *
 * @param top in pixels
 */
export function restoreScrollPosition(top: number): void {
  stopWaiting();
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
