import { type RefObject, useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../prefersReducedMotion.ts';

/** Fraction of the row's width by which one step scrolls it. So the element at the edge stays visible. */
const pageShare = 0.8;
/**
 * Maximum distance in pixels from an end at which the row is regarded as scrolled to this end, because browsers round.
 */
const tolerance = 2;

interface RowScroll {
  /** Whether the row is scrolled to its start. Both `isAtStart` and `isAtEnd` are true if the whole row is visible. */
  isAtStart: boolean;
  isAtEnd: boolean;
  /** Scrolls by about a page: 1 in the text's direction, -1 against it. */
  scroll: (steps: 1 | -1) => void;
}

/** The scroll state of a row, and a function that scrolls it by about a page. Works in both text directions. */
export function useRowScroll(row: RefObject<HTMLElement | null>, hasRow: boolean): RowScroll {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });
  useEffect(() => {
    const list = row.current;
    if (!hasRow || !list) return undefined;
    const look = () => {
      // The scroll position is measured from the start of the text, so it is negative in right-to-left text.
      const scrolled = Math.abs(list.scrollLeft);
      const isAtStart = scrolled <= tolerance;
      const isAtEnd = scrolled + list.clientWidth >= list.scrollWidth - tolerance;
      setEnds((before) =>
        before.isAtStart === isAtStart && before.isAtEnd === isAtEnd ? before : { isAtStart, isAtEnd },
      );
    };
    list.addEventListener('scroll', look, { passive: true });
    // Calls back once at the start, too.
    const observer = new ResizeObserver(look);
    observer.observe(list);
    return () => {
      list.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [row, hasRow]);

  const scroll = (steps: 1 | -1) => {
    const list = row.current;
    if (!list) return;
    const towards = getComputedStyle(list).direction === 'rtl' ? -steps : steps;
    list.scrollBy({
      left: towards * list.clientWidth * pageShare,
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    });
  };
  return { ...ends, scroll };
}
