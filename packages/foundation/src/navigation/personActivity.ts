/** When the person last touched the page, by `performance.now()`. */
let touchedAt = Number.NEGATIVE_INFINITY;
/** Fingers that are on the glass, and whether a mouse's button is held. */
let fingers = 0;
let isPressed = false;
let watchers = 0;
let watched = new AbortController();

const handleTouch = ({ touches }: TouchEvent) => {
  fingers = touches.length;
  touchedAt = performance.now();
};
const handlePointer = ({ type, pointerType }: PointerEvent) => {
  touchedAt = performance.now();
  // A finger that scrolls is cancelled as a pointer while it is still down: fingers are counted as touches.
  if (pointerType !== 'touch' && type !== 'pointermove') isPressed = type === 'pointerdown';
};
const handleOther = () => {
  touchedAt = performance.now();
};

/** Notes from now on what the person does, for `isPersonAtRest`. Gives back what ends it; the last one forgets what was noted. */
export function watchPerson(): () => void {
  watchers += 1;
  if (watchers === 1) {
    watched = new AbortController();
    // A tap a moment ago, before anybody watched.
    if (navigator.userActivation?.isActive) touchedAt = performance.now();
    const listen = (kinds: readonly string[], handle: (event: never) => void, target: EventTarget = window) => {
      for (const kind of kinds)
        target.addEventListener(kind, handle as EventListener, {
          capture: true,
          passive: true,
          signal: watched.signal,
        });
    };
    listen(['touchstart', 'touchmove', 'touchend', 'touchcancel'], handleTouch);
    listen(['pointerdown', 'pointermove', 'pointerup', 'pointercancel'], handlePointer);
    listen(['keydown', 'wheel'], handleOther);
    // The page itself, which goes on for a while after the finger: what moves within it may do so by itself.
    document.addEventListener('scroll', handleOther, { passive: true, signal: watched.signal });
  }
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    watched.abort();
    touchedAt = Number.NEGATIVE_INFINITY;
    fingers = 0;
    isPressed = false;
  };
}

/** Whether no finger is down and nothing was touched, pressed or scrolled for so many milliseconds; true before the first touch. */
export const isPersonAtRest = (ms: number): boolean =>
  fingers === 0 && !isPressed && performance.now() - touchedAt >= ms;
