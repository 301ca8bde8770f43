import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { assignSlots, isAwaited, type Slot } from './assignSlots.ts';
import { createSpeedometer, restMs } from './scrollSpeed.ts';

/** Rows above and below the window that are already rendered when they come into view. */
const rowsAhead = 1;
/** Number of rows that are rendered before the height of a row is known. */
const firstRows = 3;

interface TileSlotsOptions {
  list: RefObject<HTMLElement | null>;
  /** Number of items. */
  count: number;
  columns: number;
  /** Height of a row in pixels. Undefined until the first tile is rendered. */
  rowHeight: number | undefined;
}

/** The rendered items, each in a slot that it keeps while it is near the window. Follows the scroll position. */
export function useTileSlots({ list, count, columns, rowHeight }: TileSlotsOptions): readonly Slot[] {
  const firstSlots = () =>
    Array.from({ length: Math.min(count, firstRows * columns) }, (_, index) => ({ index, arePicturesDelayed: false }));
  const [slots, setSlots] = useState<readonly Slot[]>(firstSlots);
  const latest = useRef(slots);

  /** Makes the changes for the current frame. True if more are needed in the next frame. */
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
    return isAwaited(after, near) || (!isFast && after.some(({ arePicturesDelayed }) => arePicturesDelayed));
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
      // If no other scroll event follows, scrolling has ended.
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

/** Shows the pictures of one more tile: several in one step would delay a frame. */
function showOne(slots: readonly Slot[]): readonly Slot[] {
  const next = slots.findIndex(({ arePicturesDelayed }) => arePicturesDelayed);
  return next < 0 ? slots : slots.with(next, { ...slots[next]!, arePicturesDelayed: false });
}

/** Index of the item that is shown by this element, or by the tile around it. */
function indexOf(list: HTMLElement, element: Element | null): number | undefined {
  if (element === null || element === list || !list.contains(element)) return undefined;
  const place = element.closest('[aria-posinset]')?.getAttribute('aria-posinset');
  return place ? Number(place) - 1 : undefined;
}
