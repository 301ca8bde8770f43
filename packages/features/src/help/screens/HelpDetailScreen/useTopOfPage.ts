import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Focuses the title when another page opens on the same screen, and scrolls to the top. After a step back or forward,
 * the browser restores the scroll position instead.
 *
 * @param page identifies the page
 * @returns a ref for the title
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
