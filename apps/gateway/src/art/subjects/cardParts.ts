import type { Ink } from '../materials.ts';
import { ellipse, path, place, rect, stroke, times } from '../shapes.ts';

/** Symbols of the four card suits, about 36 units high. */
export const SUITS = {
  heart: 'M0 16C-24 0-18-17-8-17C-3-17 0-12 0-9C0-12 3-17 8-17C18-17 24 0 0 16Z',
  spade: 'M0-18C24 0 18 14 8 12C4 11 2 8 1 6L5 17H-5L-1 6C-2 8-4 11-8 12C-18 14-24 0 0-18Z',
  diamond: 'M0-18L13 0 0 18-13 0Z',
  club: 'M0-17C9-17 10-6 5-2C12-6 19 2 14 9C10 14 3 11 1 6L5 17H-5L-1 6C-3 11-10 14-14 9C-19 2-12-6-5-2C-10-6-9-17 0-17Z',
} as const;

const LETTERS: Record<string, string> = {
  A: 'M-10 14L-3-14H3L10 14M-6 5H6',
  K: 'M-8-14V14M8-14L-7 1L9 14',
  Q: 'M0-14A10 13 0 1 0 .1-14M2 6L10 15',
  J: 'M6-14V6A7 8 0 0 1-8 8',
  '7': 'M-9-13H9L-2 14',
};

/** A playing card of 84 by 116. */
export function card(
  c: Ink,
  x: number,
  y: number,
  turn: number,
  letter: string,
  suit: keyof typeof SUITS,
  scale = 1,
): string {
  const colour = suit === 'heart' || suit === 'diamond' ? c.red : c.darkLo;
  const line = suit === 'heart' || suit === 'diamond' ? c.redLo : c.darkLo;
  return place(
    x,
    y,
    scale,
    turn,
    rect(-42, -58, 84, 116, 10, c.whiteLo) +
      rect(-42, -60, 84, 116, 10, c.whiteHi) +
      place(0, 8, 1.9, 0, path(SUITS[suit], colour)) +
      place(-27, -41, 0.78, 0, stroke(LETTERS[letter] as string, line, 6)) +
      place(-27, -18, 0.62, 0, path(SUITS[suit], colour)),
  );
}

/** A pile of chips; `y` is the position of the lowest chip. */
export function chips(c: Ink, x: number, y: number, count: number, colour: string, shade: string): string {
  const id = `h${x}`;
  return place(
    x,
    y,
    1,
    0,
    `<g id="${id}">${ellipse(0, 8, 32, 13, shade) + rect(-32, 0, 64, 8, 0, shade) + rect(-20, 6, 12, 12, 0, c.whiteHi, 'opacity=".85"') + rect(10, 6, 12, 12, 0, c.whiteHi, 'opacity=".85"') + ellipse(0, 0, 32, 13, colour) + ellipse(0, 0, 21, 8, 'none', `stroke="${c.whiteHi}" stroke-width="2.5"`)}</g>${times(count - 1, (i) => `<use href="#${id}" y="${-12 * (i + 1)}"/>`)}`,
  );
}
