import { useEffect, useState } from 'react';
import { isDialogOpen } from './isDialogOpen.ts';
import { isPersonAtRest, watchPerson } from './personActivity.ts';

/** Milliseconds without a touch, a scroll or a key before something may open by itself: a tap must not hit it by accident. */
const restMs = 1000;
const lookEveryMs = 200;

const never = () => false;
const fields = 'input, textarea, select, [contenteditable="true"]';

/** A dialog is open, somebody types, or the page is in the background. */
const isBusy = () =>
  document.visibilityState === 'hidden' || isDialogOpen() || document.activeElement?.matches(fields) === true;

/**
 * Turns true once something may open by itself without disturbing anybody: no dialog is open, nobody types, the page can be
 * seen, and the person has not touched it yet or pauses: no finger is down, and none was within the last second. It stays
 * true as long as `isWanted` is. What the person does is noted from the first render on, wanted or not.
 *
 * @param isHeldUp whether something else has to be over first; the same function at every render
 */
export function useQuietMoment(isWanted: boolean, isHeldUp: () => boolean = never): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(watchPerson, []);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setInterval(() => {
      if (isBusy() || isHeldUp() || !isPersonAtRest(restMs)) return;
      clearInterval(timer);
      setQuiet(true);
    }, lookEveryMs);
    return () => {
      clearInterval(timer);
      setQuiet(false);
    };
  }, [isWanted, isHeldUp]);
  return isWanted && isQuiet;
}
