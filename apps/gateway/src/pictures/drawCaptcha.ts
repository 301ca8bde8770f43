import { encodeGreyPng } from './png.ts';

type Point = readonly [x: number, y: number];
type Stroke = readonly Point[];

const width = 240;
const height = 88;

/** Points on part of an ellipse. Angles are in quarter turns from the right, clockwise. */
function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Stroke {
  return Array.from({ length: 13 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / 12) * Math.PI) / 2;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const;
  });
}

/** The digits as pen strokes, in a box of 1 by 1.6. */
const digits: readonly (readonly Stroke[])[] = [
  [arc(0.5, 0.8, 0.42, 0.78, 0, 4)],
  [
    [
      [0.2, 0.35],
      [0.55, 0.02],
      [0.55, 1.58],
    ],
    [
      [0.2, 1.58],
      [0.9, 1.58],
    ],
  ],
  [[...arc(0.5, 0.45, 0.42, 0.43, -2.1, 0.45), [0.08, 1.58], [0.95, 1.58]]],
  [[[0.1, 0.02], [0.88, 0.02], [0.45, 0.62], ...arc(0.45, 1.1, 0.45, 0.48, -1, 1.8)]],
  [
    [
      [0.68, 1.58],
      [0.68, 0.02],
      [0.04, 1.1],
      [0.98, 1.1],
    ],
  ],
  [[[0.86, 0.02], [0.2, 0.02], [0.14, 0.72], ...arc(0.46, 1.08, 0.44, 0.5, -1.5, 1.75)]],
  [[...arc(0.82, 1, 0.74, 1, -1.1, -2)], arc(0.5, 1.1, 0.42, 0.48, 0, 4)],
  [
    [
      [0.06, 0.02],
      [0.94, 0.02],
      [0.36, 1.58],
    ],
  ],
  [arc(0.5, 0.4, 0.34, 0.38, 0, 4), arc(0.5, 1.18, 0.42, 0.4, 0, 4)],
  [arc(0.5, 0.48, 0.42, 0.46, 0, 4), arc(0.18, 0.58, 0.74, 1, 0, 0.9)],
];

/**
 * Draws digits that people can read and simple programs can't: rotated, shifted and crossed by thin lines.
 * @returns a PNG of 240 by 88 pixels.
 */
export function drawCaptcha(answer: string, random: () => number = Math.random): Buffer {
  const pixels = new Uint8Array(width * height).fill(244);
  const between = (low: number, high: number) => low + random() * (high - low);
  const step = (width - 40) / answer.length;
  [...answer].forEach((digit, index) => {
    const size = between(34, 39);
    const turn = between(-0.24, 0.24);
    const middle: Point = [20 + step * (index + 0.5) + between(-4, 4), height / 2 + between(-6, 6)];
    const pen = between(2.6, 3.4);
    for (const stroke of digits[Number(digit)] ?? []) {
      draw(
        pixels,
        stroke.map(([x, y]) => turned([(x - 0.5) * size, (y - 0.8) * size], turn, middle)),
        pen,
        40,
      );
    }
  });
  for (let line = 0; line < 3; line++) {
    draw(
      pixels,
      [
        [0, between(8, height - 8)],
        [width / 2, between(8, height - 8)],
        [width, between(8, height - 8)],
      ],
      0.8,
      120,
    );
  }
  for (let speck = 0; speck < 60; speck++) {
    const at: Point = [between(0, width), between(0, height)];
    draw(pixels, [at, at], 0.9, 150);
  }
  return encodeGreyPng(pixels, width, height);
}

function turned([x, y]: Point, angle: number, [dx, dy]: Point): Point {
  return [x * Math.cos(angle) - y * Math.sin(angle) + dx, x * Math.sin(angle) + y * Math.cos(angle) + dy];
}

/** Draws connected points with a round pen; edges are smoothed over one pixel. */
function draw(pixels: Uint8Array, stroke: Stroke, radius: number, shade: number): void {
  for (let i = 1; i < stroke.length; i++) {
    const [a, b] = [stroke[i - 1]!, stroke[i]!];
    const reach = radius + 1;
    for (
      let y = Math.max(0, Math.floor(Math.min(a[1], b[1]) - reach));
      y <= Math.min(height - 1, Math.max(a[1], b[1]) + reach);
      y++
    ) {
      for (
        let x = Math.max(0, Math.floor(Math.min(a[0], b[0]) - reach));
        x <= Math.min(width - 1, Math.max(a[0], b[0]) + reach);
        x++
      ) {
        const cover = Math.min(1, Math.max(0, radius + 0.5 - distance([x, y], a, b)));
        const before = pixels[y * width + x]!;
        pixels[y * width + x] = Math.min(before, Math.round(244 + (shade - 244) * cover));
      }
    }
  }
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}
