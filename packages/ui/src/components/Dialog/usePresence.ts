import { type RefObject, useEffect, useState } from 'react';

/** Whether something that opens and closes has to be drawn: while it is open, and after that until its way out has ended. */
export function usePresence(isOpen: boolean, ref: RefObject<HTMLElement | null>): boolean {
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);

  useEffect(() => {
    if (isOpen) return;
    let isCurrent = true;
    // None where the browser knows no way out, where motion is unwanted, or where nothing was open.
    const leaving = ref.current?.getAnimations?.() ?? [];
    void Promise.allSettled(leaving.map(({ finished }) => finished)).then(() => {
      if (isCurrent) setPresent(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [isOpen, ref]);

  return isOpen || isPresent;
}
