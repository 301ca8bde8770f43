import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that says whether the component is still on the page. What leads on after a reply has to ask:
 * whoever has gone elsewhere meanwhile stays there.
 */
export function useIsThere(): () => boolean {
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return useCallback(() => isThere.current, []);
}
