import { useEffect, useLayoutEffect, useRef } from 'react';
import { restoreScrollPosition } from '../navigation/index.ts';

/**
 * Scrolls an opened message to its top, and restores the scroll position of the list when the message closes. The app's
 * return points cannot do this, because they belong to a screen, and the list and its messages are one screen.
 *
 * @param openId id of the open message; undefined on the list
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
