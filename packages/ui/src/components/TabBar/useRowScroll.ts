import { type RefObject, useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../prefersReducedMotion.ts';

/** The fraction of a row by which a step scrolls it: the element at its edge stays visible. */
const pageShare = 0.8;
/** Pixels from its end within which a row counts as at its end, because browsers round. */
const tolerance = 2;

interface RowScroll {
  /** Whether there is nothing before, or after, the visible part. Both are true if the whole row is visible. */
  isAtStart: boolean;
  isAtEnd: boolean;
  /** Scrolls by about a page: 1 in the text's direction, -1 against it. */
  scroll: (steps: 1 | -1) => void;
}

/** The scroll state of a row, and steps of a page, in either text direction. */
export function useRowScroll(row: RefObject<HTMLElement | null>, hasRow: boolean): RowScroll {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });
  useEffect(() => {
    const list = row.current;
    if (!hasRow || !list) return undefined;
    const look = () => {
      // Measured from the start of the text: in right-to-left it is negative.
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
