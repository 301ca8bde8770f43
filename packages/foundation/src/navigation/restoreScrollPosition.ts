/**
 * Milliseconds after which the page is treated as loaded. Before, it can be too short for the position: at first, and
 * again while placeholders are replaced by content.
 */
const loadingMs = 10_000;
/** Events by which the player starts to scroll, or presses a control that scrolls. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let stop = () => {};

/**
 * Scrolls to a position, and returns to it while the page loads and was too short, until the player does something.
 *
 * @param top in pixels
 */
export function restoreScrollPosition(top: number): void {
  stop();
  const put = () => window.scrollTo({ top, behavior: 'instant' });
  put();
  if (top === 0) return;
  const resizes = new ResizeObserver(() => {
    if (window.scrollY < top - 1) put();
  });
  const timer = setTimeout(() => stop(), loadingMs);
  stop = () => {
    clearTimeout(timer);
    resizes.disconnect();
    for (const type of interruptions) window.removeEventListener(type, stop);
  };
  for (const type of interruptions) window.addEventListener(type, stop, { passive: true });
  resizes.observe(document.body);
}
