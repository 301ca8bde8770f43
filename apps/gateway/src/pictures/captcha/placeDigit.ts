import { digitFaces, type Point } from './digitStrokes.ts';
import { distancesToInk } from './distances.ts';
import { createInkLayer, type InkLayer } from './inkLayer.ts';

/** Returns a number from `low` to `high`. */
export type Between = (low: number, high: number) => number;

/** A digit at its position in the picture. */
export interface PlacedDigit {
  /** The pixels that it covers. */
  ink: InkLayer;
  /** For each pixel, the distance to that ink. */
  distances: Float32Array;
  /** True for a light digit on a dark background, false for a dark digit on a light background. */
  isLight: boolean;
}

/** Free pixels at the left and right edge. */
const edge = 8;

/** Draws a digit in the column `index` of `count`. Its face, size, slope and stroke width are random. */
export function placeDigit(digit: string, { index, count, isLight, width, height, between }: Place): PlacedDigit {
  const faces = digitFaces[Number(digit)]!;
  const face = faces[Math.floor(between(0, faces.length))]!;
  const size = between(31, 37);
  const broad = size * between(0.9, 1.05);
  const turn = between(0.06, 0.28) * (between(0, 1) < 0.5 ? -1 : 1);
  const lean = between(-0.14, 0.14);
  const column = (width - 2 * edge) / count;
  const middle: Point = [edge + column * (index + 0.5) + between(-3, 3), height / 2 + between(-5, 5)];
  const pen = { radius: between(2.6, 3.2), contrast: between(0, 0.5), slope: between(0, Math.PI) };
  const ink = createInkLayer(width, height);
  for (const stroke of face) {
    const placed = stroke.map(([x, y]): Point => {
      const [across, down] = [(x - 0.5) * broad - lean * (y - 0.8) * size, (y - 0.8) * size];
      return turned(middle, across, down, turn);
    });
    ink.draw(placed, pen);
  }
  return { ink, distances: distancesToInk(ink, width), isLight };
}

export interface Place {
  index: number;
  count: number;
  isLight: boolean;
  width: number;
  height: number;
  between: Between;
}

/** Minimum distance between two digits in pixels. */
export const gapBetween = ({ distances }: PlacedDigit, { ink }: PlacedDigit): number =>
  ink.cover.reduce((gap, covered, at) => (covered > 0 ? Math.min(gap, distances[at]!) : gap), Infinity);

/** A point at an offset from `middle`, rotated around `middle` by an angle in radians. */
export const turned = ([x, y]: Point, across: number, down: number, angle: number): Point => [
  x + across * Math.cos(angle) - down * Math.sin(angle),
  y + across * Math.sin(angle) + down * Math.cos(angle),
];
