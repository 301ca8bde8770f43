/** Position in the window, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Tolerance in pixels for rounding of boxes and letters. */
export const roundingTolerance = 1.5;

/** Returns the position of an element in the window. */
export function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

/** Returns the overlap of two boxes. Negative values are their distance. */
export const sharedOf = (a: Box, b: Box) => ({
  wide: Math.min(a.right, b.right) - Math.max(a.left, b.left),
  high: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
});

/** Returns the smallest box around all the boxes. */
export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

export const isWithin = (inner: Box, outer: Box) =>
  inner.left >= outer.left - roundingTolerance &&
  inner.right <= outer.right + roundingTolerance &&
  inner.top >= outer.top - roundingTolerance &&
  inner.bottom <= outer.bottom + roundingTolerance;

/** Whether the middle of the inner box is in the outer box. */
export function hasMiddleOf(outer: Box, { left, right, top, bottom }: Box): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return isWithin({ left: x, right: x, top: y, bottom: y }, outer);
}
