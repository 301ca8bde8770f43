import { boxOf, roundingTolerance } from './box.ts';
import { isCut, isMoving, isScrolled, nameOf, outwardsFrom } from './element.ts';
import type { Words } from './words.ts';

/** Finds words that are clipped. A passage of many lines is reported once. */
export function findClippedText(words: readonly Words[]): string[] {
  const found = new Map<Element, string>();
  for (const each of words) {
    const fault = found.has(each.element) ? undefined : cutOf(each);
    if (fault !== undefined) found.set(each.element, fault);
  }
  return [...found.values()];
}

/**
 * Whether a text may be clipped at its end. Names that are not the product's own text may be clipped; sums of money may
 * not.
 */
const mayEndInEllipsis = ({ element, text }: Words) =>
  element.closest('bdi, [dir=auto]') !== null &&
  !/^(?:\p{Sc}|R\$|Rs\.?|[A-Z]{3})?\s*\p{Nd}[\p{Nd}.,\s]*(?:\p{Sc}|[A-Z]{3})?$/u.test(text);

/** Whether the text is on a banner that is not completely visible: the next banner of a carousel. */
function isOfNextBanner(element: Element, around: Element): boolean {
  const banner = element.closest('[data-place]');
  if (banner === null || banner === around || !around.contains(banner)) return false;
  const [shown, whole] = [boxOf(around), boxOf(banner)];
  return whole.left < shown.left - roundingTolerance || whole.right > shown.right + roundingTolerance;
}

function cutOf(words: Words): string | undefined {
  const { element, text, box } = words;
  const describe = (where: string, around: Element, by: number) =>
    isMoving(element) ? undefined : `Cut off ${where}: "${text}" in ${nameOf(around)}, by ${by.toFixed(1)} px.`;
  let goesX = true;
  let goesY = true;
  for (const around of outwardsFrom(element)) {
    if (around === document.body || (!goesX && !goesY)) return undefined;
    const style = getComputedStyle(around);
    // An inline box does not clip its content.
    if (style.display === 'inline') continue;
    const edge = boxOf(around);
    if (
      goesX &&
      isCut(style, 'X') &&
      (box.left < edge.left - roundingTolerance || box.right > edge.right + roundingTolerance)
    )
      return (style.textOverflow === 'ellipsis' && mayEndInEllipsis(words)) || isOfNextBanner(element, around)
        ? undefined
        : describe('sideways', around, Math.max(edge.left - box.left, box.right - edge.right));
    if (
      goesY &&
      isCut(style, 'Y') &&
      (box.top < edge.top - roundingTolerance || box.bottom > edge.bottom + roundingTolerance)
    )
      return style.webkitLineClamp !== 'none' && mayEndInEllipsis(words)
        ? undefined
        : describe('at top or bottom', around, Math.max(edge.top - box.top, box.bottom - edge.bottom));
    if (isScrolled(style, 'X')) goesX = false;
    if (isScrolled(style, 'Y')) goesY = false;
    if (style.position === 'fixed') return undefined;
  }
  return undefined;
}
