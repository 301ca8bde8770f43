/** Width and height of a picture in pixels. */
interface Size {
  width: number;
  height: number;
}

/**
 * The parts of a picture that do not touch each other, for example the letters of a name. Each part is a list of the
 * numbers of its pixels. Pixels are counted row by row.
 * @param isPainted whether a pixel belongs to any part
 */
export function connectedParts({ width, height }: Size, isPainted: (pixel: number) => boolean): number[][] {
  const isOpen = new Uint8Array(width * height);
  for (let pixel = 0; pixel < isOpen.length; pixel++) isOpen[pixel] = isPainted(pixel) ? 1 : 0;
  const parts: number[][] = [];
  for (let start = isOpen.indexOf(1); start >= 0; start = isOpen.indexOf(1, start)) {
    isOpen[start] = 0;
    const part = [start];
    // The list grows while it is read.
    for (const pixel of part) addNeighbours(part, pixel, isOpen, width);
    parts.push(part);
  }
  return parts;
}

/** Moves the open pixels around a pixel, including the diagonal ones, to its part. */
function addNeighbours(part: number[], pixel: number, isOpen: Uint8Array, width: number): void {
  const column = pixel % width;
  const [left, right] = [column > 0 ? -1 : 0, column < width - 1 ? 1 : 0];
  for (let row = -width; row <= width; row += width)
    for (let side = left; side <= right; side++) {
      const next = pixel + row + side;
      if (isOpen[next] !== 1) continue;
      isOpen[next] = 0;
      part.push(next);
    }
}
