import { useEffect, useState } from 'react';
import { isDialogOpen } from './isDialogOpen.ts';
import { isUserIdle, watchUserActivity } from './userActivity.ts';

/**
 * Milliseconds without input before something may open automatically. Otherwise a tap could hit the new content by
 * accident.
 */
const restMs = 1000;
const lookEveryMs = 200;

const never = () => false;
const fields = 'input, textarea, select, [contenteditable="true"]';

/** Whether the player types, or the page is in the background. */
const isBusy = () => document.visibilityState === 'hidden' || document.activeElement?.matches(fields) === true;

/**
 * Becomes true when something may open automatically without disturbing the player. It remains true while `isWanted` is
 * true. Conditions: no dialog is open, no text field has the focus, the page is visible, no finger is down, and there
 * was no input in the last second. Input is recorded from the first render, independent of `isWanted`.
 *
 * @param isBlocked whether something else must end first. Pass the same function at every render.
 * @param isInDialog whether the caller changes an open dialog. Then an open dialog is not a reason to wait
 */
export function useUserIdle(isWanted: boolean, isBlocked: () => boolean = never, isInDialog = false): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(watchUserActivity, []);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setInterval(() => {
      if (isBusy() || isBlocked() || (!isInDialog && isDialogOpen()) || !isUserIdle(restMs)) return;
      clearInterval(timer);
      setQuiet(true);
    }, lookEveryMs);
    return () => {
      clearInterval(timer);
      setQuiet(false);
    };
  }, [isWanted, isBlocked, isInDialog]);
  return isWanted && isQuiet;
}
