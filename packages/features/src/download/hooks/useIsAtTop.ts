import { useSyncExternalStore } from 'react';

/** Pixels. A finger that rests on the page moves it by a few pixels. */
const tolerance = 8;

/** Returns whether the page is scrolled to its top. */
export const useIsAtTop = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      window.addEventListener('scroll', onChange, { passive: true });
      return () => window.removeEventListener('scroll', onChange);
    },
    () => window.scrollY <= tolerance,
  );
