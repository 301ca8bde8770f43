import { around, type Box, boxOf, hasMiddleOf, sharedOf, roundingTolerance } from './box.ts';
import { isVisuallyHidden, isOverlaidOn, isSeen, nameOf, planeOf, shownOf } from './element.ts';
import type { Limits } from './limits.ts';

const selector =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=option], [role=menuitem], [tabindex="0"]:not([role=region]):not([role=group])';

/** Returns all controls on the page for fingers or the keyboard. */
export const allControls = (): Element[] =>
  [...document.querySelectorAll(selector)].filter(
    (element) => isSeen(element) && !isVisuallyHidden(element) && element.getBoundingClientRect().width > 0,
  );

/** Returns the area that reacts to a finger. A checkbox or radio and its label have one common area. */
export function reachOf(control: Element): Box {
  const label = control instanceof HTMLInputElement ? (control.closest('label') ?? control.labels?.[0]) : undefined;
  const isTicked = /checkbox|radio/.test((control as HTMLInputElement).type);
  return around([boxOf(control), ...(label && isTicked ? [boxOf(label)] : []), ...undrawnPartsOf(control)]);
}

/** Returns the invisible parts that enlarge a control for the finger. */
function undrawnPartsOf(control: Element): Box[] {
  const { left, top, right, bottom } = boxOf(control);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return ['::before', '::after'].flatMap((part) => {
    const { content, position, width, height } = getComputedStyle(control, part);
    if (content === 'none' || position !== 'absolute') return [];
    const [wide, high] = [Number.parseFloat(width) || 0, Number.parseFloat(height) || 0];
    return [{ left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 }];
  });
}

/** Finds controls that overlap or are too small for a finger. */
export function findFaultsOfControls(controls: readonly Element[], limits: Limits): string[] {
  const placed = controls.flatMap((element) => {
    const box = shownOf(element.parentElement, boxOf(element));
    // The next banner is not checked, because only a part of it is visible.
    const isComing =
      box !== undefined && box.right - box.left < element.getBoundingClientRect().width - roundingTolerance;
    return box === undefined || isComing ? [] : [{ element, box, plane: planeOf(element) }];
  });
  return placed.flatMap((control, index) => [
    ...placed
      .slice(index + 1)
      .filter((other) => areOnOneAnother(control, other))
      .map((other) => `Overlapping controls: ${nameOf(control.element)} and ${nameOf(other.element)}.`),
    ...smallnessOf(control.element, limits),
  ]);
}

interface Placed {
  element: Element;
  box: Box;
  plane: Element;
}

function areOnOneAnother(a: Placed, b: Placed): boolean {
  if (a.plane !== b.plane || a.element.contains(b.element) || b.element.contains(a.element)) return false;
  const { wide, high } = sharedOf(a.box, b.box);
  if (wide <= roundingTolerance || high <= roundingTolerance) return false;
  if (hasMiddleOf(a.box, b.box) && isOverlaidOn(b.element, a.element)) return false;
  if (hasMiddleOf(b.box, a.box) && isOverlaidOn(a.element, b.element)) return false;
  const label = a.element.closest('label');
  return label === null || label !== b.element.closest('label');
}

function smallnessOf(element: Element, { touch, moneyTouch, money }: Limits): string[] {
  const { left, top, right, bottom } = reachOf(element);
  const least = element.closest(money) === null ? touch : moneyTouch;
  const size = Math.min(right - left, bottom - top);
  return size < least - 0.5 && !isWithinSentence(element)
    ? [`Too small for a finger: ${nameOf(element)}, ${size.toFixed(0)} px of ${least}.`]
    : [];
}

/** Whether a control is a link within a sentence. Such a link is only as high as its line. */
const isWithinSentence = (control: Element) =>
  getComputedStyle(control).display === 'inline' &&
  (control.parentElement?.textContent ?? '').trim().length > (control.textContent ?? '').trim().length;
