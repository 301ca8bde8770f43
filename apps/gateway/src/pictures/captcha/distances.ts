import type { InkLayer } from './inkLayer.ts';

const diagonal = Math.SQRT2;

/**
 * For each pixel, row by row, the distance in pixels to the nearest ink of a layer, 0 on ink. Distances are added from
 * pixel to pixel, first from the top left and then from the bottom right, so they are a few percent too long.
 */
export function distancesToInk({ cover }: InkLayer, width: number): Float32Array {
  const distances = cover.map((covered) => (covered > 0 ? 0 : Infinity));
  const sweep = (step: 1 | -1) => {
    const row = step * width;
    const last = cover.length - 1;
    for (let i = 0; i <= last; i++) {
      const at = step === 1 ? i : last - i;
      const x = at % width;
      const hasBefore = step === 1 ? x > 0 : x < width - 1;
      const hasAfter = step === 1 ? x < width - 1 : x > 0;
      let distance = Math.min(distances[at]!, (distances[at - row] ?? Infinity) + 1);
      if (hasBefore)
        distance = Math.min(distance, distances[at - step]! + 1, (distances[at - row - step] ?? Infinity) + diagonal);
      if (hasAfter) distance = Math.min(distance, (distances[at - row + step] ?? Infinity) + diagonal);
      distances[at] = distance;
    }
  };
  sweep(1);
  sweep(-1);
  return distances;
}
