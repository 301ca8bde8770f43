/** Milliseconds. If the page scrolls by a screen in this time or faster, pictures cannot be seen. */
const screenMs = 300;
/** Milliseconds without a scroll event after which scrolling is regarded as ended. */
export const restMs = 100;

/**
 * Returns a function that checks whether the page now scrolls too fast for pictures. Call it in each frame in which it
 * may have scrolled.
 */
export function createSpeedometer(): () => boolean {
  let last = { top: window.scrollY, at: -Infinity };
  let isFast = false;
  return () => {
    const now = { top: window.scrollY, at: performance.now() };
    const passed = now.at - last.at;
    const screens = Math.abs(now.top - last.top) / window.innerHeight;
    // After a pause in scrolling, the speed is not known yet. The page counts as slow, because the player can see new
    // content.
    if (passed >= restMs) isFast = false;
    else if (screens > 0) isFast = screens > Math.max(passed, 1) / screenMs;
    if (screens > 0) last = now;
    return isFast;
  };
}
