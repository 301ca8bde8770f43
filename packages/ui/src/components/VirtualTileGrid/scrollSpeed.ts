/** A page that moves by a screen in this many milliseconds, or faster, moves too fast for pictures to be seen. */
const screenMs = 300;
/** Milliseconds without a scroll after which the page rests. */
export const restMs = 100;

/**
 * Returns a function that says whether the page moves too fast for pictures now. Call it in each frame in which it may
 * have moved.
 */
export function createSpeedometer(): () => boolean {
  let last = { top: window.scrollY, at: -Infinity };
  let isFast = false;
  return () => {
    const now = { top: window.scrollY, at: performance.now() };
    const passed = now.at - last.at;
    const screens = Math.abs(now.top - last.top) / window.innerHeight;
    // After a rest there is no speed yet: what comes into view at once is looked at.
    if (passed >= restMs) isFast = false;
    else if (screens > 0) isFast = screens > Math.max(passed, 1) / screenMs;
    if (screens > 0) last = now;
    return isFast;
  };
}
