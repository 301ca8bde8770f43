import { type RefObject, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../prefersReducedMotion.ts';
import { useDirection } from '../../useDirection.ts';

/** Events with which a player scrolls a row. They exclude presses on the buttons beside it. */
const moves = ['wheel', 'touchmove', 'pointerdown'] as const;

/**
 * Scrolls the current tab to the middle of a row of tabs: when another tab becomes current, when tabs load, when tabs
 * change their size (for example because a font loads), and when the direction of the text changes. If the player has
 * scrolled the row after the last change of the current tab, a change of size does not scroll it.
 *
 * @param row the element that scrolls; its children are the tabs
 * @param current id of the current tab
 * @param tabIds ids of the tabs, in order
 * @param currentSelector selector of the current tab in the row. Default: the selected tab
 * @returns a function that a button must call before it scrolls the row
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
      // Scroll only the row: `scrollIntoView` would also scroll the page.
      list.scrollBy({
        left: middleOf(tab) - middleOf(list),
        // Until the player selects a tab, the row scrolls without an animation.
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
