import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Slot } from './assignSlots.ts';
import { outOfOrder } from './outOfOrder.ts';

/** Milliseconds without a change after which the elements are sorted. */
const restMs = 150;

/**
 * Sorts the elements of tiles in the order of the list, because screen readers and Tab use the order of elements.
 * Moving an element causes a new layout, so elements are moved only after scrolling has ended, one per frame. While the
 * player uses the keyboard, they are moved immediately.
 */
export function useTileOrder(list: RefObject<HTMLElement | null>, slots: readonly Slot[]): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    if (isFirst.current || element.querySelector(':focus-visible')) {
      isFirst.current = false;
      while (moveOne(element)) continue;
      return undefined;
    }
    let frame = 0;
    const step = () => {
      if (moveOne(element)) frame = requestAnimationFrame(step);
    };
    const timer = setTimeout(step, restMs);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [list, slots]);
}

/** Moves one tile to its place. False if all are in order. */
function moveOne(list: HTMLElement): boolean {
  const elements = [...list.children] as HTMLElement[];
  const places = elements.map((element) => Number(element.getAttribute('aria-posinset')));
  const moved = outOfOrder(places);
  // If the focused tile were moved, it would lose the focus. So move the others around it.
  const at = places.findIndex((place, nth) => moved.has(place) && !elements[nth]!.contains(document.activeElement));
  if (at < 0) return false;
  const later = places.filter((place) => !moved.has(place) && place > places[at]!);
  list.insertBefore(elements[at]!, later.length === 0 ? null : elements[places.indexOf(Math.min(...later))]!);
  return true;
}
