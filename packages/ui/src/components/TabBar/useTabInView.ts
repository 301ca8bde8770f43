import { type RefObject, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../prefersReducedMotion.ts';
import { useDirection } from '../../useDirection.ts';

/**
 * Brings the current tab to the middle of a row of tabs: when another becomes current, and again when tabs come, change
 * their size (a font arrives) or turn around with the text's direction. Nothing else moves the row, so that a person may
 * look further along it.
 *
 * @param row The row, which scrolls; its tabs are its children.
 * @param current Id of the current tab.
 * @param tabIds Ids of the tabs, in their order.
 */
export function useTabInView(row: RefObject<HTMLElement | null>, current: string, tabIds: readonly string[]): void {
  const direction = useDirection();
  const tabs = tabIds.join(' ');
  const first = useRef(current);
  const hasChosen = useRef(false);
  useEffect(() => {
    const list = row.current;
    hasChosen.current ||= current !== first.current;
    if (!list) return undefined;
    const bringIntoView = () => {
      const tab = list.querySelector('[aria-selected=true]');
      if (!tab) return;
      // Only the row scrolls: scrollIntoView would move the page as well.
      list.scrollBy({
        left: middleOf(tab) - middleOf(list),
        // Until a person chooses, the row is where it belongs at once.
        behavior: hasChosen.current && !prefersReducedMotion() ? 'smooth' : 'instant',
      });
    };
    // Reports everything that it observes once at its start.
    const observer = new ResizeObserver(bringIntoView);
    for (const each of [list, ...list.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [row, current, tabs, direction]);
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
