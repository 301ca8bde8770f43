import { type RefObject, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../prefersReducedMotion.ts';
import { useDirection } from '../../useDirection.ts';

/** What a person moves a row with, but for buttons beside it. */
const moves = ['wheel', 'touchmove', 'pointerdown'] as const;

/**
 * Brings the current tab to the middle of a row of tabs: when another becomes current, and again when tabs come, change
 * their size (a font arrives) or turn around with the text's direction. Whoever has moved the row since looks further along
 * it: a change of size leaves it where it is.
 *
 * @param row The row, which scrolls; its tabs are its children.
 * @param current Id of the current tab.
 * @param tabIds Ids of the tabs, in their order.
 * @param currentSelector Finds the current tab in the row. Default: the tab that is selected.
 * @returns what a button that moves the row calls first.
 */
export function useTabInView(
  row: RefObject<HTMLElement | null>,
  current: string,
  tabIds: readonly string[],
  currentSelector = '[aria-selected=true]',
): () => void {
  const direction = useDirection();
  const tabs = tabIds.join(' ');
  const first = useRef(current);
  const hasChosen = useRef(false);
  const isMoved = useRef(false);
  useEffect(() => {
    const list = row.current;
    hasChosen.current ||= current !== first.current;
    isMoved.current = false;
    if (!list) return undefined;
    const bringIntoView = () => {
      const tab = list.querySelector(currentSelector);
      if (!tab || isMoved.current) return;
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
    const noteMove = () => {
      isMoved.current = true;
    };
    for (const move of moves) list.addEventListener(move, noteMove, { passive: true });
    return () => {
      observer.disconnect();
      for (const move of moves) list.removeEventListener(move, noteMove);
    };
  }, [row, current, tabs, currentSelector, direction]);

  return () => {
    isMoved.current = true;
  };
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
