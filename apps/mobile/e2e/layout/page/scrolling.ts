import { boxOf, roundingTolerance } from './box.ts';
import { isSeen, nameOf, planeOf, shownOf } from './element.ts';
import type { Words } from './words.ts';

/** Pixels that a page may leave empty at its end. */
const endRoom = 48;

/** Reports a page that scrolls sideways, and the elements that cause it. */
export function findSidewaysScroll(): string[] {
  const root = document.documentElement;
  const by = root.scrollWidth - root.clientWidth;
  if (by <= 0) return [];
  const wide = [...document.querySelectorAll('body *')].filter((element) => {
    const box = boxOf(element);
    return (
      box.right - box.left > 1 &&
      (box.left < -roundingTolerance || box.right > root.clientWidth + roundingTolerance) &&
      isSeen(element) &&
      shownOf(element.parentElement, box)?.right === box.right
    );
  });
  wide.sort(
    (a, b) =>
      Number(planeOf(b) === document.body) - Number(planeOf(a) === document.body) || boxOf(b).right - boxOf(a).right,
  );
  return [
    `The page scrolls sideways, by ${by} px, for ${wide[0] === undefined ? 'an invisible element' : nameOf(wide[0])}.`,
  ];
}

/** Reports a page that scrolls down although there is no further content. */
export function findIdleScroll(words: readonly Words[], controls: readonly Element[]): string[] {
  const root = document.documentElement;
  // Parts that are still loading have no words yet.
  if (document.querySelector('main [class*=skeleton]') !== null) return [];
  // A phone's browser zooms out of a page that is too wide. Then the scroll area is at least as high as the screen.
  const zoom = Math.max(1, root.scrollWidth / root.clientWidth);
  if (root.scrollHeight <= root.clientHeight * zoom + roundingTolerance) return [];
  const all = [...words, ...controls.map((element) => ({ element, box: boxOf(element) }))];
  const bottoms = all
    .filter(({ element }) => planeOf(element) === document.body)
    .map(({ box }) => box.bottom + scrollY);
  // Content behind a bar at the bottom also requires scrolling. The bar may float above the edge.
  const bars = all
    .map(({ element }) => planeOf(element))
    .filter((plane) => /fixed|sticky/.test(getComputedStyle(plane).position));
  const covered = bars.map(boxOf).filter(({ bottom }) => bottom >= root.clientHeight - endRoom);
  const foot = Math.min(root.clientHeight, ...covered.map(({ top }) => top));
  return Math.max(0, ...bottoms) < foot - endRoom
    ? [`The page scrolls down, by ${root.scrollHeight - root.clientHeight} px, to an empty area.`]
    : [];
}
