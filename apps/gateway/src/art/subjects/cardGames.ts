import { circle, ellipse, mirrored, path, place, rect, starPath, stroke, times } from '../shapes.ts';
import { card, chips, SUITS } from './cardParts.ts';
import { RUMMY, TEEN_PATTI } from './familyDrawings.ts';
import type { Subject } from './subject.ts';

const games = {
  types: ['LIVE', 'PVP'],
  scenes: ['felt', 'rays', 'curtain', 'diamonds', 'neon'],
  accents: ['chip', 'heart', 'sparkle'],
} as const;

/** Card games, each with a typical hand. */
export const CARD_GAMES: readonly Subject[] = [
  {
    ...games,
    id: 'rummy',
    words: ['rummy'],
    others: RUMMY,
    lean: 4,
    svg: (c) =>
      card(c, -74, 26, -36, '7', 'heart', 0.86) +
      card(c, -40, 0, -18, 'J', 'heart', 0.9) +
      card(c, 0, -10, 0, 'Q', 'heart', 0.94) +
      card(c, 40, 0, 18, 'K', 'heart', 0.9) +
      card(c, 74, 26, 36, 'A', 'heart', 0.86) +
      path('M-44 96Q-50 58-20 58H20Q50 58 44 96Z', c.a) +
      path('M-44 96Q-50 58-20 58H-6Q-30 66-26 96Z', c.aHi) +
      path(starPath(0, 78, 14, 6, 5), c.gold),
  },
  {
    ...games,
    id: 'teen-patti',
    words: ['patti'],
    others: TEEN_PATTI,
    lean: 5,
    svg: (c) =>
      card(c, -50, 0, -20, 'A', 'heart', 1.06) +
      card(c, 50, 0, 20, 'A', 'club', 1.06) +
      card(c, 0, -18, 0, 'A', 'diamond', 1.16) +
      mirrored(path('M16 66C52 44 84 52 104 80C76 74 54 80 40 96Z', c.gold)) +
      circle(0, 78, 24, c.goldLo) +
      circle(0, 75, 23, c.gold) +
      path('M-14 82V66L-6 74 0 62 6 74 14 66V82Z', c.redLo),
  },
  {
    ...games,
    id: 'poker',
    words: ['poker', 'omaha', 'hold’em', 'short deck'],
    lean: 4,
    svg: (c) =>
      card(c, -36, -34, -12, 'A', 'spade', 1.05) +
      card(c, 34, -34, 12, 'K', 'spade', 1.05) +
      ellipse(0, 86, 96, 18, c.darkLo, 'opacity=".4"') +
      chips(c, -66, 74, 6, c.a, c.aLo) +
      chips(c, 66, 74, 4, c.b, c.bLo) +
      chips(c, 0, 80, 5, c.red, c.redLo) +
      circle(0, 22, 19, c.whiteHi) +
      circle(0, 22, 15, 'none', `stroke="${c.darkLo}" stroke-width="3" stroke-dasharray="5 4"`) +
      place(0, 22, 0.5, 0, path(SUITS.spade, c.darkLo)),
  },
  {
    ...games,
    id: 'blackjack',
    words: ['blackjack', '21'],
    lean: 6,
    svg: (c) =>
      card(c, -32, -10, -14, 'J', 'club', 1.28) +
      card(c, 34, -4, 12, 'A', 'heart', 1.28) +
      path('M-58 62H58L72 96H-72Z', c.redLo) +
      path('M-54 58H54L64 90H-64Z', c.red) +
      stroke('M-24 66A9 8 0 1 1-12 76L-28 86H-8M14 68L22 64V86', c.goldHi, 6),
  },
  {
    ...games,
    id: 'andar-bahar',
    words: ['andar', 'bahar'],
    lean: 0,
    svg: (c) =>
      rect(-106, -26, 96, 122, 12, c.blueLo) +
      rect(10, -26, 96, 122, 12, c.redLo) +
      rect(-102, -22, 88, 114, 9, c.blue) +
      rect(14, -22, 88, 114, 9, c.red) +
      card(c, -66, 40, -10, 'K', 'club', 0.7) +
      card(c, -52, 34, 6, 'Q', 'heart', 0.7) +
      card(c, 52, 40, -8, '7', 'spade', 0.7) +
      card(c, 66, 34, 10, 'J', 'diamond', 0.7) +
      card(c, 0, -52, 0, 'K', 'heart', 0.84),
  },
  {
    ...games,
    id: 'call-break',
    words: ['call break', 'spades', 'trump'],
    lean: 4,
    svg: (c) =>
      times(5, (i) =>
        card(c, -52 + i * 26, 30 - Math.abs(i - 2) * -6, -28 + i * 14, 'AKQJ7'[i] as string, 'spade', 0.9),
      ) +
      circle(0, -62, 36, c.goldLo) +
      circle(0, -65, 35, c.gold) +
      circle(0, -65, 28, c.goldHi) +
      place(0, -65, 1.1, 0, path(SUITS.spade, c.darkLo)),
  },
];
