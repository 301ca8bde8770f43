import { useEffect, useState } from 'react';

/** Milliseconds without a touch or a key before something may come up by itself: a finger on its way must not hit it. */
const calmMs = 600;
const lookEveryMs = 200;

const fields = 'input, textarea, select, [contenteditable="true"]';

/** Something lies over the page already, somebody types, or nobody looks. */
const isBusy = () =>
  document.visibilityState === 'hidden' ||
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches(fields) === true;

/**
 * Turns true once something may come up by itself without getting in anybody's way: nothing else lies over the page, nobody
 * types or touches, and the page is in sight. It then stays true as long as it is wanted.
 */
export function useQuietMoment(isWanted: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let touchedAt = 0;
    const handleTouch = () => {
      touchedAt = performance.now();
    };
    const done = new AbortController();
    for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel'])
      window.addEventListener(kind, handleTouch, { capture: true, passive: true, signal: done.signal });
    const timer = setInterval(() => {
      if (isBusy() || performance.now() - touchedAt < calmMs) return;
      clearInterval(timer);
      setQuiet(true);
    }, lookEveryMs);
    return () => {
      clearInterval(timer);
      done.abort();
      setQuiet(false);
    };
  }, [isWanted]);
  return isWanted && isQuiet;
}
