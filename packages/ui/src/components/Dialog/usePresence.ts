import { type RefObject, useEffect, useState } from 'react';

/** Whether an overlay has to be rendered: while it is open, and after that until its closing motion has ended. */
export function usePresence(isOpen: boolean, ref: RefObject<HTMLElement | null>): boolean {
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);

  useEffect(() => {
    if (isOpen) return;
    let isCurrent = true;
    // None if the browser cannot animate closing, under reduced motion, or if nothing was open.
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
