import { type Box, isWithin, sharedOf } from './box.ts';
import { reachOf } from './controls.ts';
import { isOverlaidOn, isMoving, nameOf, planeOf, shownOf } from './element.ts';
import type { Run, Words } from './words.ts';

/**
 * Finds names with another text direction than the words around them. Such names start at the far end of their own
 * line.
 */
export const findMisalignedText = (runs: readonly Run[]): string[] =>
  runs.flatMap(({ element, text, lines }) => {
    const by = lines.length === 1 ? awayBy(element, text, lines[0]!) : 0;
    return by > 8
      ? [`At the wrong position: "${text}" in ${nameOf(element.parentElement!)}, by ${by.toFixed(0)} px.`]
      : [];
  });

function awayBy(element: Element, text: string, box: Box): number {
  const parent = element.parentElement;
  if (!element.matches('bdi, [dir=auto]') || parent === null) return 0;
  const [own, around] = [getComputedStyle(element), getComputedStyle(parent)];
  if (element.scrollWidth > element.clientWidth || !/\p{L}/u.test(text)) return 0;
  if (own.display === 'inline' || own.direction === around.direction || !/start|left|right/.test(own.textAlign))
    return 0;
  const edge = element.getBoundingClientRect();
  if (edge.width - (box.right - box.left) <= 8) return 0;
  return around.direction === 'rtl' ? edge.right - box.right : box.left - edge.left;
}

/** Finds words that extend outside their button or link. */
export const findOverflowingText = (words: readonly Words[]): string[] =>
  words.flatMap(({ element, text, box }) => {
    const control = element.closest('a[href], button, [role=tab], [role=option]');
    if (
      control === null ||
      getComputedStyle(control).display === 'inline' ||
      isMoving(element) ||
      isOverlaidOn(element, control)
    )
      return [];
    const shown = shownOf(element, box);
    return shown === undefined || isWithin(shown, reachOf(control))
      ? []
      : [`Extends outside its control: "${text}" in ${nameOf(control)}.`];
  });

/** Finds words that overlap other words. */
export function findOverlappingText(words: readonly Words[]): string[] {
  const written = words.flatMap((each) => {
    const box = isMoving(each.element) ? undefined : shownOf(each.element, each.box);
    return box === undefined ? [] : [{ ...each, box, plane: planeOf(each.element) }];
  });
  return written.flatMap(({ element, text, box, plane }, index) =>
    written
      .slice(index + 1)
      .filter((other) => {
        if (other.plane !== plane || other.element === element) return false;
        const { wide, high } = sharedOf(box, other.box);
        return wide > 2 && high > 3;
      })
      .map((other) => `Overlapping texts: "${text}" and "${other.text}".`),
  );
}
