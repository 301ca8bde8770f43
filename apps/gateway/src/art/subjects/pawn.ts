import { circle, ellipse, path, place } from '../shapes.ts';

/** A pawn of a board game, about 60 units high. */
export function pawn(fill: string, lit: string, x: number, y: number, scale: number): string {
  return place(
    x,
    y,
    scale,
    0,
    ellipse(0, 22, 20, 7, '#000', 'opacity=".25"') +
      path('M-18 20C-18 6-8 4-7-8H7C8 4 18 6 18 20C10 27-10 27-18 20Z', fill) +
      circle(0, -16, 14, fill) +
      circle(-4, -20, 4.5, lit),
  );
}
