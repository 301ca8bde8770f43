import { boxOf, roundingTolerance } from './box.ts';
import { isVisuallyHidden, nameOf, shownOf } from './element.ts';

/**
 * Returns the modal dialog that makes the rest of the page unreachable, if there is one. Content under it is not
 * checked.
 */
export const topDialog = (): Element | undefined =>
  [...document.querySelectorAll('dialog[open]')].filter((dialog) => dialog.matches(':modal')).at(-1);

/**
 * Finds text of a dialog that is visible only after scrolling. The dialog's name and the first two lines of its
 * description must be visible without scrolling.
 */
export const findUnreadOfDialog = (dialog: Element): string[] => [
  ...unreadOf(dialog, 'aria-labelledby', () => Infinity),
  ...unreadOf(dialog, 'aria-describedby', (element) => 2 * Number.parseFloat(getComputedStyle(element).lineHeight)),
];

function unreadOf(dialog: Element, attribute: string, leastOf: (element: Element) => number): string[] {
  const element = document.getElementById(dialog.getAttribute(attribute) ?? '');
  if (element === null || isVisuallyHidden(element)) return [];
  const whole = boxOf(element);
  const shown = shownOf(element.parentElement, whole);
  const seen = shown === undefined ? 0 : Math.min(shown.bottom, innerHeight) - Math.max(shown.top, 0);
  return seen < Math.min(whole.bottom - whole.top, leastOf(element)) - roundingTolerance
    ? [`Below the fold of its dialog: ${nameOf(element)}, ${Math.max(seen, 0).toFixed(0)} px of it are visible.`]
    : [];
}
