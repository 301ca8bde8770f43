import { type RefObject, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../prefersReducedMotion.ts';
import { useDirection } from '../../useDirection.ts';

/** Events by which a player scrolls a row, except for buttons beside it. */
const moves = ['wheel', 'touchmove', 'pointerdown'] as const;

/**
 * Scrolls the current tab to the middle of a row of tabs: when another tab becomes current, and when tabs load, change
 * their size (a font loads) or change the text's direction. If the player has scrolled the row since, a change of size
 * does not scroll it.
 *
 * @param row The row, which scrolls; its tabs are its children.
 * @param current Id of the current tab.
 * @param tabIds Ids of the tabs, in their order.
 * @param currentSelector Finds the current tab in the row. Default: the selected tab.
 * @returns a function that a button which scrolls the row calls first.
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
        // Until the player chooses a tab, the row scrolls immediately.
        behavior: hasChosen.current && !prefersReducedMotion() ? 'smooth' : 'instant',
      });
    };
    // Calls back once at the start for every observed element.
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
