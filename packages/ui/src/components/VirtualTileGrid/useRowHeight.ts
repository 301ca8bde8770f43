import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Height of a row of tiles in pixels: all are as high as the first tile. It is written to the list as `--row-height`, and
 * measured again when tiles become wider or narrower, or text larger. Undefined until there is a tile.
 *
 * @param hasTiles whether there are tiles to measure
 */
export function useRowHeight(list: RefObject<HTMLElement | null>, hasTiles: boolean): number | undefined {
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const element = list.current;
    const cell = element?.firstElementChild;
    const tile = cell?.firstElementChild;
    if (!element || !cell || !tile || !hasTiles) return undefined;
    const measure = () => {
      // From the tile: a list without its height, even for a moment, would take the page's scroll position to its top.
      const natural = tile.getBoundingClientRect().height + Number.parseFloat(getComputedStyle(cell).paddingBlockEnd);
      element.style.setProperty('--row-height', `${natural}px`);
      setHeight(natural);
    };
    measure();
    // One tile alone is watched: its height changes with its width and the size of text, not with what is in it.
    const observer = new ResizeObserver(measure);
    observer.observe(tile);
    return () => observer.disconnect();
  }, [list, hasTiles]);
  return height;
}
