import { isPointerDown, watchPointerDown } from '@livery/device/touch';

/** Time of the player's last input, by `performance.now()`. */
let touchedAt = Number.NEGATIVE_INFINITY;
let watchers = 0;
let watched = new AbortController();

const note = () => {
  touchedAt = performance.now();
};

const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'];
const pointers = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'];
const deeds = [...touches, ...pointers, 'keydown', 'wheel'];

/**
 * Starts to record the player's input for `isUserIdle`. Returns a function that stops recording. When the last caller
 * stops, the recorded time is reset.
 */
export function watchUserActivity(): () => void {
  watchers += 1;
  if (watchers === 1) {
    watched = new AbortController();
    const { signal } = watched;
    // A tap shortly before the first watcher.
    if (navigator.userActivation?.isActive) note();
    for (const deed of deeds) window.addEventListener(deed, note, { capture: true, passive: true, signal });
    // Only scrolling of the document is input. It continues for a while after the finger was lifted. Scrolling of an
    // element inside the page may be automatic.
    document.addEventListener('scroll', note, { passive: true, signal });
    // The script in the page's head starts to watch before the code is loaded. A page without that script is watched
    // only from here.
    watchPointerDown(signal);
  }
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    watched.abort();
    touchedAt = Number.NEGATIVE_INFINITY;
  };
}

/**
 * Whether no finger or button is down, and there was no input for this many milliseconds. True before the first input.
 */
export const isUserIdle = (ms: number): boolean => !isPointerDown() && performance.now() - touchedAt >= ms;
