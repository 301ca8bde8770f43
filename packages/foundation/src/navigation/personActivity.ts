import { isHeld, watchHeld } from '@livery/device/touch';

/** When the person last touched the page, by `performance.now()`. */
let touchedAt = Number.NEGATIVE_INFINITY;
let watchers = 0;
let watched = new AbortController();

const note = () => {
  touchedAt = performance.now();
};

const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'];
const pointers = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'];
const deeds = [...touches, ...pointers, 'keydown', 'wheel'];

/** Notes from now on what the person does, for `isPersonAtRest`. Gives back what ends it; the last one forgets what was noted. */
export function watchPerson(): () => void {
  watchers += 1;
  if (watchers === 1) {
    watched = new AbortController();
    const { signal } = watched;
    // A tap a moment ago, before anybody watched.
    if (navigator.userActivation?.isActive) note();
    for (const deed of deeds) window.addEventListener(deed, note, { capture: true, passive: true, signal });
    // The page itself, which goes on for a while after the finger: what moves within it may do so by itself.
    document.addEventListener('scroll', note, { passive: true, signal });
    // The page's head watches as well, from before the code was here; a page without that script is watched from now on.
    watchHeld(signal);
  }
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    watched.abort();
    touchedAt = Number.NEGATIVE_INFINITY;
  };
}

/**
 * Whether the page is not held and nothing was touched, pressed or scrolled for so many milliseconds; true before the
 * first touch.
 */
export const isPersonAtRest = (ms: number): boolean => !isHeld() && performance.now() - touchedAt >= ms;
