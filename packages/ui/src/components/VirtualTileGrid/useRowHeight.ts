import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Known heights in pixels of rows of tiles, by `rowKind`. */
const heightsBefore = new Map<string, number>();

/**
 * Height of a row of tiles in pixels. All tiles have the height of the first tile. It is set on the list as
 * `--row-height`, and is measured again when the width of the tiles or the text size changes. Undefined until there is
 * a tile. If the height for this kind of list is known, the list starts with it, because a measurement would force a
 * second layout of the page.
 *
 * @param hasTiles whether there are tiles to measure
 * @param kind kind of the list: the properties that decide the width of its tiles
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
      // Measure the tile, not the list. If the list had no height even for a moment, the page would scroll to its top.
      const natural = tile.getBoundingClientRect().height + Number.parseFloat(getComputedStyle(cell).paddingBlockEnd);
      // 0 while the list has no layout.
      if (natural > 0) heightsBefore.set(rowKind(kind), natural);
      show(natural);
      setHeight(natural);
    };
    if (before.current === undefined) measure();
    else show(before.current);
    // Observe only one tile: its height depends on its width and the text size, not on its content.
    const observer = new ResizeObserver(measure);
    observer.observe(tile);
    return () => observer.disconnect();
  }, [list, hasTiles, kind]);
  return height;
}

/**
 * A key for lists whose rows have the same height. It includes the kind of list, the width of the window and the text
 * size.
 */
function rowKind(kind: string): string {
  return `${kind} ${window.innerWidth} ${getComputedStyle(document.documentElement).fontSize}`;
}
