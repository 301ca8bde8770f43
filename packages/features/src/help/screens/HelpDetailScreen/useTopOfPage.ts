import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Begins at the top, with the title in focus, whenever another page is opened on the same screen. Where somebody goes back the
 * page stays as the browser finds it.
 *
 * @param page tells one page from the next
 * @returns for the title
 */
export function useTopOfPage(page: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(page);
  const isBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    if (!isBack) window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, [page, isBack]);
  return title;
}
