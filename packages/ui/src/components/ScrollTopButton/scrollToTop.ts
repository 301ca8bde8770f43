import { prefersReducedMotion } from '../../prefersReducedMotion.ts';

/** Share of the remaining distance that each frame scrolls. */
const share = 1 / 10;
/** Tolerance in pixels between the set and the real scroll position, because browsers round. */
const rounding = 2;
/** Events that show that the player scrolls. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the page to its top, by a tenth of the remaining distance each frame; immediately under reduced motion. Stops
 * as soon as the player touches or scrolls. Returns the function that stops it.
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
    // The page was moved by something else, for example a scroll bar or a link.
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
