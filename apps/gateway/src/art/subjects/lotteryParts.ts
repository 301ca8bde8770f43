import type { Ink } from '../materials.ts';
import { circle, ellipse, path, place, rect, starPath, stroke } from '../shapes.ts';

/** Digits as strokes, so that numbers look the same with any font. */
export const DIGITS: readonly string[] = [
  'M0-14A9 14 0 1 0 .1-14',
  'M-6-8L2-14V14',
  'M-8-7A8 8 0 1 1 7-3L-8 14H9',
  'M-7-14H8L0-3A8.5 8.5 0 1 1-8 8',
  'M5 14V-14L-9 6H10',
  'M8-14H-6L-7-2A9 8.5 0 1 1-7 9',
  'M6-14C-6-8-10 2-8 8A8.5 8 0 1 0-2-1',
  'M-9-14H9L-2 14',
  'M0-1A7 6.5 0 1 1 .1-1A8.5 7.5 0 1 1-.1-1',
  'M-6 14C6 8 10-2 8-8A8.5 8 0 1 0 2 1',
];

/** Digits in a row, centred on the origin, 22 units apart. */
export function drawDigits(text: string, colour: string, width: number): string {
  return Array.from(text, (digit, index) =>
    place((index - (text.length - 1) / 2) * 22, 0, 1, 0, stroke(DIGITS[Number(digit)] as string, colour, width)),
  ).join('');
}

/** A ball with a number, 80 units wide at a scale of 1. */
export function ball(
  c: Ink,
  x: number,
  y: number,
  scale: number,
  text: string,
  fill: string,
  lit: string,
  shade: string,
): string {
  return place(
    x,
    y,
    scale,
    0,
    circle(0, 2, 40, shade) +
      circle(0, 0, 39, fill) +
      circle(0, -1, 23, c.whiteHi) +
      place(0, -1, text.length > 1 ? 0.82 : 1.05, 0, drawDigits(text, c.darkLo, 6)) +
      ellipse(-16, -25, 11, 6, lit, 'transform="rotate(-34 -16 -25)"'),
  );
}

/** A ball that is too small for a number. */
export function pebble(x: number, y: number, fill: string, lit: string): string {
  return circle(x, y, 16.5, fill) + circle(x, y - 1, 8, lit, 'opacity=".9"');
}

/** A ticket of 180 by 82 with its number. */
export function ticket(c: Ink, x: number, y: number, turn: number, fill: string, shade: string, text: string): string {
  const outline = 'M-90-40H90V-16A14 14 0 0 0 90 14V42H-90V14A14 14 0 0 0-90-16Z';
  return place(
    x,
    y,
    1,
    turn,
    path(outline, shade, 'transform="translate(3 7)"') +
      path(outline, fill) +
      stroke('M44-36V38', c.whiteHi, 3, 'stroke-dasharray="2 9"') +
      rect(-74, -26, 104, 54, 8, c.whiteHi) +
      place(-22, 1, 1.15, 0, drawDigits(text, c.redLo, 7)) +
      path(starPath(67, 0, 15, 6.5, 5), c.goldHi),
  );
}
