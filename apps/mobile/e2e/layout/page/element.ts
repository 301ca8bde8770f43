import { type Box, boxOf } from './box.ts';

/** The element and what it lies in, from the inside out. */
export function outwardsFrom(element: Element | null): Element[] {
  const found: Element[] = [];
  for (let each = element; each !== null; each = each.parentElement) found.push(each);
  return found;
}

export const isScrolled = (style: CSSStyleDeclaration, axis: 'X' | 'Y') => /auto|scroll/.test(style[`overflow${axis}`]);
export const isCut = (style: CSSStyleDeclaration, axis: 'X' | 'Y') => /hidden|clip/.test(style[`overflow${axis}`]);

export const isSeen = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.closest('[inert]') === null;

export const kindOf = (element: Element) => [element.tagName.toLowerCase(), ...element.classList].join('.');
export const nameOf = (element: Element) =>
  `${kindOf(element)} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60)}"`;

/** Read to screen readers alone: a box of next to nothing, or clipped away. */
export function isForReadersAlone(element: Element): boolean {
  for (const each of outwardsFrom(element)) {
    if (each === document.body) return false;
    const { width, height } = each.getBoundingClientRect();
    const style = getComputedStyle(each);
    if (width <= 1 && height <= 1 && isCut(style, 'X')) return true;
    if (/inset\(50%|rect\(0/.test(`${style.clipPath} ${style.clip}`)) return true;
  }
  return false;
}

/** Whether it runs by itself without an end, as a ticker does. */
export const isMoving = (element: Element) =>
  outwardsFrom(element).some((each) =>
    each.getAnimations().some((one) => one.effect?.getTiming().iterations === Infinity),
  );

/** The plane that something lies on: what is fixed or on top of the page moves apart from the rest. */
export const planeOf = (element: Element): Element =>
  outwardsFrom(element).find(
    (each) =>
      /fixed|sticky/.test(getComputedStyle(each).position) || each.matches('dialog[open], [popover]:popover-open'),
  ) ?? document.body;

/** Put in a corner of something else on purpose, such as a heart on a tile. */
export function isLaidUpon(element: Element, other: Element): boolean {
  for (const each of outwardsFrom(element)) {
    if (each.contains(other)) return false;
    if (getComputedStyle(each).position === 'absolute') return true;
  }
  return false;
}

/** The part of a box that what cuts or scrolls, from `from` outwards, lets be seen; undefined for none. */
export function shownOf(from: Element | null, box: Box): Box | undefined {
  const shown = { ...box };
  for (const each of outwardsFrom(from)) {
    if (each === document.body) break;
    const style = getComputedStyle(each);
    const edge = boxOf(each);
    if (isCut(style, 'X') || isScrolled(style, 'X')) {
      shown.left = Math.max(shown.left, edge.left);
      shown.right = Math.min(shown.right, edge.right);
    }
    if (isCut(style, 'Y') || isScrolled(style, 'Y')) {
      shown.top = Math.max(shown.top, edge.top);
      shown.bottom = Math.min(shown.bottom, edge.bottom);
    }
    if (style.position === 'fixed') break;
  }
  return shown.right - shown.left > 1 && shown.bottom - shown.top > 1 ? shown : undefined;
}
