/** Milliseconds after a touch within which a step back belongs to it: iOS reports the step when its own animation has ended. */
const validMs = 1000;

/** What `SwipeWatch` saw last. */
export const swipe = { at: -Infinity, isShownByBrowser: false };

/**
 * Whether the phone has already animated the latest step back: it began with a swipe, or the browser says so. A fade would
 * animate it twice.
 */
export function wasSwipedBack(): boolean {
  return swipe.isShownByBrowser || performance.now() - swipe.at < validMs;
}
