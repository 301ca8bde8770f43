import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Heights in pixels that rows of tiles had before, by `rowKind`. */
const heightsBefore = new Map<string, number>();

/**
 * Height of a row of tiles in pixels: all are as high as the first tile. It is written to the list as `--row-height`, and
 * measured again when tiles become wider or narrower, or text larger. Undefined until there is a tile. A list as another one
 * before begins with its height: to measure it the browser would have to lay the page out twice.
 *
 * @param hasTiles whether there are tiles to measure
 * @param kind of the list: what of it says how wide its tiles are
 */
export function useRowHeight(list: RefObject<HTMLElement | null>, hasTiles: boolean, kind: string): number | undefined {
  const [height, setHeight] = useState(() => heightsBefore.get(rowKind(kind)));
  const before = useRef(height);
  useLayoutEffect(() => {
    const element = list.current;
    const cell = element?.firstElementChild;
    const tile = cell?.firstElementChild;
    if (!element || !cell || !tile || !hasTiles) return undefined;
    const show = (pixels: number) => element.style.setProperty('--row-height', `${pixels}px`);
    const measure = () => {
      // From the tile: a list without its height, even for a moment, would take the page's scroll position to its top.
      const natural = tile.getBoundingClientRect().height + Number.parseFloat(getComputedStyle(cell).paddingBlockEnd);
      // None while the list is not laid out.
      if (natural > 0) heightsBefore.set(rowKind(kind), natural);
      show(natural);
      setHeight(natural);
    };
    if (before.current === undefined) measure();
    else show(before.current);
    // One tile alone is watched, from now on: its height changes with its width and the size of text, not with what is in it.
    const observer = new ResizeObserver(measure);
    observer.observe(tile);
    return () => observer.disconnect();
  }, [list, hasTiles, kind]);
  return height;
}

/** Lists of a kind have rows of the same height in the same window and with text of the same size. */
function rowKind(kind: string): string {
  return `${kind} ${window.innerWidth} ${getComputedStyle(document.documentElement).fontSize}`;
}
