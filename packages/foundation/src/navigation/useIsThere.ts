import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that says whether the component is still on the page. What leads on after a reply has to ask:
 * whoever has gone elsewhere meanwhile stays there.
 *
 * @param isOpen false where it is still drawn but closed by now, such as a sheet on its way out. Default true.
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
