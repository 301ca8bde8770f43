import { type RefObject, useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../prefersReducedMotion.ts';

/** The share of a row that a step scrolls it by: what stood at its edge stays in sight. */
const pageShare = 0.8;
/** Pixels short of its end at which a row counts as there: browsers round. */
const tolerance = 2;

interface RowScroll {
  /** Nothing lies before what is in sight, or behind it. Both hold where all is in sight. */
  isAtStart: boolean;
  isAtEnd: boolean;
  /** Scrolls by about a page: 1 along the text, -1 against it. */
  scroll: (steps: 1 | -1) => void;
}

/** Where a row that scrolls sideways stands, and steps of a page, in either direction of text. */
export function useRowScroll(row: RefObject<HTMLElement | null>, hasRow: boolean): RowScroll {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });
  useEffect(() => {
    const list = row.current;
    if (!hasRow || !list) return undefined;
    const look = () => {
      // Counted from where the text begins: to the left it is negative.
      const scrolled = Math.abs(list.scrollLeft);
      const isAtStart = scrolled <= tolerance;
      const isAtEnd = scrolled + list.clientWidth >= list.scrollWidth - tolerance;
      setEnds((before) =>
        before.isAtStart === isAtStart && before.isAtEnd === isAtEnd ? before : { isAtStart, isAtEnd },
      );
    };
    list.addEventListener('scroll', look, { passive: true });
    // Reports once at its start, too.
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
