import { useEffect, useLayoutEffect, useRef } from 'react';
import { restoreScrollPosition } from '../navigation/index.ts';

/**
 * Shows a message from its top, and the list where it was left. Both stand at one path, so the app's own return points, which
 * are by screen, do not tell them apart.
 *
 * @param openId id of the message that is open; undefined on the list
 */
export function useListPosition(openId: string | undefined): void {
  const top = useRef(0);
  const isList = openId === undefined;
  const wasList = useRef(isList);
  useEffect(() => {
    if (!isList) return undefined;
    const note = () => {
      top.current = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [isList]);
  useLayoutEffect(() => {
    if (wasList.current === isList) return;
    wasList.current = isList;
    const wanted = isList ? top.current : 0;
    if (wanted !== window.scrollY) restoreScrollPosition(wanted);
  }, [isList]);
}
