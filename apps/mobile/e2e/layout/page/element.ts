import { type Box, boxOf } from './box.ts';

/** Returns the element and its ancestors, from the inside out. */
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

/** Whether the element is only for screen readers: it has a box of almost no size, or it is clipped away. */
export function isVisuallyHidden(element: Element): boolean {
  for (const each of outwardsFrom(element)) {
    if (each === document.body) return false;
    const { width, height } = each.getBoundingClientRect();
    const style = getComputedStyle(each);
    if (width <= 1 && height <= 1 && isCut(style, 'X')) return true;
    if (/inset\(50%|rect\(0/.test(`${style.clipPath} ${style.clip}`)) return true;
  }
  return false;
}

/** Whether the element moves automatically without an end, as a ticker does. */
export const isMoving = (element: Element) =>
  outwardsFrom(element).some((each) =>
    each.getAnimations().some((one) => one.effect?.getTiming().iterations === Infinity),
  );

/** Returns the plane of an element. Fixed elements and elements in the top layer move independently of the rest. */
export const planeOf = (element: Element): Element =>
  outwardsFrom(element).find(
    (each) =>
      /fixed|sticky/.test(getComputedStyle(each).position) || each.matches('dialog[open], [popover]:popover-open'),
  ) ?? document.body;

/** Whether an element is intentionally in a corner of another element, for example a heart on a tile. */
export function isOverlaidOn(element: Element, other: Element): boolean {
  for (const each of outwardsFrom(element)) {
    if (each.contains(other)) return false;
    if (getComputedStyle(each).position === 'absolute') return true;
  }
  return false;
}

/**
 * Returns the part of a box that stays visible. The ancestors from `from` outwards can clip or scroll it. Undefined if
 * no part is visible.
 */
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
