import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that returns whether the component is still on the page. Code that navigates after a reply must
 * check this, because the player may have left the screen.
 *
 * @param isOpen false if the component is closed but still mounted, for example a sheet that is closing. Default true.
 */
export function useIsThere(isOpen = true): () => boolean {
  const isThere = useRef(isOpen);
  useEffect(() => {
    isThere.current = isOpen;
    return () => {
      isThere.current = false;
    };
  }, [isOpen]);
  return useCallback(() => isThere.current, []);
}
