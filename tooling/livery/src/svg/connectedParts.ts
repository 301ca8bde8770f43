/** Width and height of a picture in pixels. */
interface Size {
  width: number;
  height: number;
}

/**
 * The parts of a picture that touch each other nowhere, such as the letters of a name: each as the numbers of its pixels,
 * which are counted row by row.
 * @param isPainted whether a pixel belongs to any part
 */
export function connectedParts({ width, height }: Size, isPainted: (pixel: number) => boolean): number[][] {
  const isOpen = Array.from({ length: width * height }, (_, pixel) => isPainted(pixel));
  const parts: number[][] = [];
  for (let start = 0; start < isOpen.length; start++) {
    if (!isOpen[start]) continue;
    isOpen[start] = false;
    const part = [start];
    // The list grows while it is read.
    for (const pixel of part)
      for (const next of neighbours(pixel, width)) {
        if (!isOpen[next]) continue;
        isOpen[next] = false;
        part.push(next);
      }
    parts.push(part);
  }
  return parts;
}

/** Those above, below and beside a pixel, also at its corners; some lie outside the picture. */
function neighbours(pixel: number, width: number): number[] {
  const column = pixel % width;
  return [-width, 0, width].flatMap((row) =>
    [-1, 0, 1].filter((side) => column + side >= 0 && column + side < width).map((side) => pixel + row + side),
  );
}
