import { useEffect, useState } from 'react';
import { isDialogOpen } from './isDialogOpen.ts';

/** Milliseconds without a touch or a key before something may open by itself: a tap must not hit it by accident. */
const calmMs = 600;
const lookEveryMs = 200;

const fields = 'input, textarea, select, [contenteditable="true"]';

/** A dialog is open, somebody types, or the page is in the background. */
const isBusy = () =>
  document.visibilityState === 'hidden' || isDialogOpen() || document.activeElement?.matches(fields) === true;

/**
 * Turns true once something may open by itself without disturbing anybody: no dialog is open, nobody types or touches, and
 * the page can be seen. It stays true as long as `isWanted` is.
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
