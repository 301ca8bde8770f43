import type { Ink } from '../materials.ts';
import { ellipse, path, place } from '../shapes.ts';

/** A die seen from above, with three faces. */
export function die(
  c: Ink,
  x: number,
  y: number,
  turn: number,
  scale: number,
  colour: string,
  lit: string,
  shade: string,
  spots = c.whiteHi,
): string {
  const pip = (px: number, py: number, rx: number, ry: number): string => ellipse(px, py, rx, ry, spots);
  return place(
    x,
    y,
    scale,
    turn,
    path(
      'M0-58Q4-58 8-56L52-32Q54-30 54-26L50 24Q50 28 46 30L4 56Q0 58-4 56L-46 30Q-50 28-50 24L-54-26Q-54-30-52-32L-8-56Q-4-58 0-58Z',
      colour,
    ) +
      path('M0-58L54-29 0-2-54-29Z', lit) +
      path('M0-2L54-29 50 27 0 58Z', shade) +
      pip(0, -30, 9, 5.5) +
      pip(-34, -2, 5, 7) +
      pip(-14, 30, 5, 7) +
      pip(-24, 14, 5, 7) +
      pip(16, 14, 4.6, 7) +
      pip(36, 26, 4.6, 7) +
      pip(38, -8, 4.6, 7) +
      pip(16, 38, 4.6, 7),
  );
}
