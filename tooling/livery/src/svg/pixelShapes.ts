/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * Minimum share of a shape that must be on another shape. From this share on, the shape lies on the other shape. A
 * stroke on the edge of a plate is half on it.
 */
const leastShareOnOther = 0.3;
/** The other case in which a shape lies on another shape: it covers this share of the shape below. */
const leastShareCovered = 0.5;

export const areaOf = ({ width, height }: Size): number => width * height;

/**
 * The size of the smallest box around pixels.
 * @param pixels their numbers, counted row by row; at least one
 * @param width of the picture
 */
export function boxOf(pixels: number[], width: number): Size {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const pixel of pixels) {
    const [column, row] = [pixel % width, Math.floor(pixel / width)];
    left = Math.min(left, column);
    right = Math.max(right, column);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
  }
  return { width: right - left + 1, height: bottom - top + 1 };
}

/**
 * The pixels of a shape that are on another shape, if the shape lies on it or hides it. A line through a letter does
 * neither.
 */
export function overlappingPixels(shape: number[], other: ReadonlySet<number>): number[] {
  const shared = shape.filter((pixel) => other.has(pixel));
  const doesLie = shared.length >= leastShareOnOther * shape.length || shared.length >= leastShareCovered * other.size;
  return doesLie ? shared : [];
}
