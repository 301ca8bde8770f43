import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { assignSlots, isAwaited, type Slot } from './assignSlots.ts';
import { createSpeedometer, restMs } from './scrollSpeed.ts';

/** Rows above and below the window that are on the page already when they come into view. */
const rowsAhead = 1;
/** Rows on the page before a row's height is known. */
const firstRows = 3;

interface TileSlotsOptions {
  list: RefObject<HTMLElement | null>;
  /** How many items there are. */
  count: number;
  columns: number;
  /** In pixels. Undefined until the first tile is on the page. */
  rowHeight: number | undefined;
}

/** Which items are on the page, each in a slot that it keeps while it is near the window. Follows the window. */
export function useTileSlots({ list, count, columns, rowHeight }: TileSlotsOptions): readonly Slot[] {
  const firstSlots = () =>
    Array.from({ length: Math.min(count, firstRows * columns) }, (_, index) => ({ index, isHeld: false }));
  const [slots, setSlots] = useState<readonly Slot[]>(firstSlots);
  const latest = useRef(slots);

  /** Changes what is due now. True while more is due in the next frame. */
  const follow = useEffectEvent((isFast: boolean): boolean => {
    const element = list.current;
    if (!element || !rowHeight) return false;
    const above = -element.getBoundingClientRect().top;
    const rowsInView = Math.ceil(window.innerHeight / rowHeight) + 1;
    const range = (row: number, rows: number) => ({
      first: Math.min(Math.max(row * columns, 0), count),
      end: Math.min(Math.max((row + rows) * columns, 0), count),
    });
    const top = Math.floor(above / rowHeight);
    const inView = range(top, rowsInView);
    const near = range(top - rowsAhead, rowsInView + 2 * rowsAhead);
    const pinned = indexOf(element, document.activeElement);
    const assigned = assignSlots(latest.current, { inView, near, pinned, columns, isFast });
    const after = isFast || assigned !== latest.current ? assigned : showOne(assigned);
    if (after !== latest.current) setSlots((latest.current = after));
    return isAwaited(after, near) || (!isFast && after.some(({ isHeld }) => isHeld));
  });

  useEffect(() => {
    const isTooFast = createSpeedometer();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const step = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      const isFast = isTooFast();
      if (follow(isFast)) frame = requestAnimationFrame(step);
      // Where no scroll comes any more the page rests.
      if (isFast) timer = setTimeout(step, restMs);
    };
    step();
    window.addEventListener('scroll', step, { passive: true });
    window.addEventListener('resize', step);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', step);
      window.removeEventListener('resize', step);
    };
  }, [count, columns, rowHeight]);

  return slots;
}

/** Shows the pictures of one more tile: all at once would keep a frame from being drawn in time. */
function showOne(slots: readonly Slot[]): readonly Slot[] {
  const next = slots.findIndex(({ isHeld }) => isHeld);
  return next < 0 ? slots : slots.with(next, { ...slots[next]!, isHeld: false });
}

/** Index of the item that this element is in. */
function indexOf(list: HTMLElement, element: Element | null): number | undefined {
  if (element === null || element === list || !list.contains(element)) return undefined;
  const place = element.closest('[aria-posinset]')?.getAttribute('aria-posinset');
  return place ? Number(place) - 1 : undefined;
}
