import { prefersReducedMotion } from '../../prefersReducedMotion.ts';

/** Fraction of the remaining distance that the page scrolls in each frame. */
const share = 1 / 10;
/** Tolerance in pixels between the scroll position that was set and the one that is read, because browsers round. */
const rounding = 2;
/** Events that start when the player scrolls. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the page to its top, in each frame by a tenth of the remaining distance. Under reduced motion, it jumps to
 * the top. Stops as soon as the player touches or scrolls the page. Returns a function that stops it.
 */
export function scrollToTop(): () => void {
  const put = (top: number) => window.scrollTo({ top, behavior: 'instant' });
  let top = window.scrollY;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of interruptions) window.removeEventListener(type, stop);
  };
  if (prefersReducedMotion()) {
    put(0);
    return stop;
  }

  const step = () => {
    // The content became shorter during the scroll, and the browser moved the page: continue from there.
    const { scrollHeight } = document.documentElement;
    if (window.scrollY < top && window.scrollY + window.innerHeight >= scrollHeight - 1) top = window.scrollY;
    // Something else moved the page, for example a scroll bar or a link.
    if (Math.abs(window.scrollY - top) > rounding) return stop();
    top -= top * share;
    if (top < 1) top = 0;
    put(top);
    if (top === 0) return stop();
    frame = requestAnimationFrame(step);
  };
  for (const type of interruptions) window.addEventListener(type, stop, { passive: true });
  frame = requestAnimationFrame(step);
  return stop;
}
