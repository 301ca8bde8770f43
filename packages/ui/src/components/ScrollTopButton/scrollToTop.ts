import { prefersStillness } from '../../prefersStillness.ts';

/** The part of what is left that each frame goes. */
const share = 1 / 10;
/** Pixels by which the page may differ from where it was put: browsers round. */
const rounding = 2;
/** What a person does to take the page back. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Takes the page to its top, a tenth of the remaining distance each frame; at once for those who asked for less motion.
 * It gives way as soon as the person touches or scrolls. Returns what stops it.
 */
export function scrollToTop(): () => void {
  const put = (top: number) => window.scrollTo({ top, behavior: 'instant' });
  let top = window.scrollY;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of interruptions) window.removeEventListener(type, stop);
  };
  if (prefersStillness()) {
    put(0);
    return stop;
  }

  const step = () => {
    // Something else moved the page: a scroll bar, a link within it.
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
