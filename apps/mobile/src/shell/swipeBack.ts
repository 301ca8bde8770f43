/**
 * Milliseconds after a touch in which a step back is part of the touch. The limit is needed because iOS reports the
 * step after its own animation.
 */
const validMs = 1000;

/** The latest step back that `SwipeWatch` noticed. */
export const swipe = { at: -Infinity, isShownByBrowser: false };

/**
 * Whether the phone has already animated the latest step back: it started with a swipe, or the browser reports a visual
 * transition. Then a fade would be a second animation.
 */
export function wasSwipedBack(): boolean {
  return swipe.isShownByBrowser || performance.now() - swipe.at < validMs;
}
