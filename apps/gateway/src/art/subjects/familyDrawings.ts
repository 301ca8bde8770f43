import type { Ink } from '../materials.ts';
import { circle, ellipse, path, place, rect, round, starPath, stroke, times } from '../shapes.ts';
import { card, chips } from './cardParts.ts';
import { die } from './die.ts';
import { pawn } from './pawn.ts';
import type { Subject } from './subject.ts';

type Drawings = Required<Subject>['others'];

/**
 * Further drawings for common words in game names, because a search for such a word shows many of these games together.
 */
export const LUDO: Drawings = [
  // Two dice, and the four colours at the start.
  (c) =>
    die(c, -38, -36, -12, 1, c.whiteHi, c.whiteHi, c.whiteLo, c.red) +
    die(c, 46, -26, 16, 0.86, c.red, c.redHi, c.redLo) +
    pawn(c.red, c.redHi, -74, 56, 1.6) +
    pawn(c.green, c.greenHi, 74, 56, 1.6) +
    pawn(c.blue, c.blueHi, -26, 62, 1.75) +
    pawn(c.gold, c.goldHi, 26, 62, 1.75),
  // The winners.
  (c) =>
    rect(-98, 40, 66, 56, 6, c.blueLo) +
    rect(-98, 40, 66, 16, 6, c.blue) +
    rect(32, 56, 66, 40, 6, c.greenLo) +
    rect(32, 56, 66, 14, 6, c.green) +
    rect(-36, 14, 72, 82, 6, c.redLo) +
    rect(-36, 14, 72, 18, 6, c.red) +
    path(starPath(0, 64, 22, 10, 5), c.gold) +
    pawn(c.blue, c.blueHi, -65, 4, 1.5) +
    pawn(c.green, c.greenHi, 65, 20, 1.5) +
    pawn(c.gold, c.goldHi, 0, -36, 2.05) +
    path('M-30-92L-34-116-14-102 0-120 14-102 34-116 30-92Z', c.goldHi) +
    rect(-30, -94, 60, 10, 4, c.goldLo),
  // A round board from above, with its four homes around the goal.
  (c) =>
    circle(0, 4, 100, c.woodLo) +
    circle(0, 0, 98, c.wood) +
    circle(0, 0, 88, c.whiteHi) +
    round(4, (i) => path('M0-14L-52-66A84 84 0 0 1 52-66Z', [c.red, c.green, c.gold, c.blue][i]!)) +
    round(
      4,
      () => path('M-9-82H9V-20H-9Z', c.whiteHi) + times(4, (i) => rect(-7, -80 + i * 15, 14, 11, 2, c.whiteLo)),
      45,
    ) +
    circle(0, 0, 30, c.whiteHi) +
    path(starPath(0, 0, 26, 12, 5), c.gold) +
    pawn(c.red, c.redHi, 0, -56, 1.1) +
    pawn(c.blue, c.blueHi, -58, 4, 1.1) +
    pawn(c.green, c.greenHi, 58, 4, 1.1) +
    die(c, 6, 62, 14, 0.6, c.whiteHi, c.whiteHi, c.whiteLo, c.red),
];

export const ROULETTE: Drawings = [
  // The wheel seen from the table, with the stakes in front.
  (c) =>
    ellipse(0, -12, 100, 62, c.woodLo) +
    ellipse(0, -22, 98, 58, c.wood) +
    ellipse(0, -22, 86, 49, c.gold) +
    `<g transform="translate(0-22)scale(1 .56)">${round(18, (i) => path('M0 0L-14.5-80A82 82 0 0 1 14.5-80Z', i === 0 ? c.green : i % 2 === 0 ? c.darkLo : c.red))}${circle(0, 0, 54, c.woodLo)}</g>` +
    path('M-10-18L-5-82H5L10-18Z', c.gold) +
    path('M-46-30H46V-24H-46Z', c.goldLo) +
    circle(0, -86, 13, c.goldHi) +
    circle(58, -44, 9, c.whiteHi) +
    chips(c, -62, 74, 4, c.red, c.redLo) +
    chips(c, 2, 82, 3, c.gold, c.goldLo) +
    chips(c, 66, 76, 5, c.blue, c.blueLo),
  // The betting cloth with numbers, and the ball.
  (c) =>
    path('M-70-88H70L98 88H-98Z', c.goldLo) +
    path('M-66-86H66L92 82H-92Z', c.greenLo) +
    times(4, (row) =>
      times(3, (column) => {
        const [top, foot, y] = [20 + row * 2.6, 22.6 + row * 2.6, -78 + row * 39];
        const x = (column - 1) * 2;
        return path(
          `M${(x - 0.92) * top} ${y}H${(x + 0.92) * top}L${(x + 0.92) * foot} ${y + 34}H${(x - 0.92) * foot}Z`,
          (row + column) % 2 === 0 ? c.red : c.darkLo,
        );
      }),
    ) +
    chips(c, -46, 4, 4, c.gold, c.goldLo) +
    chips(c, 48, 60, 3, c.blue, c.blueLo) +
    circle(30, -34, 25, c.whiteLo) +
    circle(28, -37, 24, c.whiteHi) +
    stroke('M14-44A18 18 0 0 1 26-54', c.goldHi, 4),
];

export const TEEN_PATTI: Drawings = [
  // Three of a kind, over the pot.
  (c) =>
    card(c, -58, -34, -12, '7', 'spade', 0.9) +
    card(c, 0, -44, 0, '7', 'heart', 0.9) +
    card(c, 58, -34, 12, '7', 'club', 0.9) +
    pot(c),
  // A run in one suit.
  (c) =>
    card(c, -34, -30, -8, 'Q', 'spade', 1.1) +
    card(c, 2, -8, 0, 'K', 'spade', 1.1) +
    card(c, 40, 18, 8, 'A', 'spade', 1.1) +
    chips(c, -66, 78, 5, c.red, c.redLo) +
    path(starPath(66, -66, 30, 13, 5), c.gold),
];

export const RUMMY: Drawings = [
  // A run, and a set in front of it.
  (c) =>
    card(c, -60, -44, -8, 'J', 'spade', 0.82) +
    card(c, 0, -48, 0, 'Q', 'spade', 0.82) +
    card(c, 60, -44, 8, 'K', 'spade', 0.82) +
    card(c, -44, 40, -6, 'A', 'heart', 0.9) +
    card(c, 0, 44, 0, 'A', 'club', 0.9) +
    card(c, 44, 40, 6, 'A', 'diamond', 0.9),
  // The draw pile, and the discarded card.
  (c) =>
    times(4, (i) => back(c, -36 + i * 4, 4 - i * 7)) +
    card(c, 44, 16, 16, 'K', 'diamond', 1.2) +
    chips(c, -70, 84, 3, c.gold, c.goldLo),
];

export const BACCARAT: Drawings = [
  // Two hands against each other.
  (c) =>
    card(c, -70, -40, -14, '7', 'heart', 0.9) +
    card(c, -38, -26, -4, 'K', 'club', 0.9) +
    card(c, 70, -40, 14, 'A', 'spade', 0.9) +
    card(c, 38, -26, 4, '7', 'diamond', 0.9) +
    chips(c, -64, 76, 4, c.blue, c.blueLo) +
    chips(c, 64, 76, 4, c.red, c.redLo) +
    chips(c, 0, 82, 6, c.gold, c.goldLo),
  // Two large cards.
  (c) =>
    card(c, -30, -22, -12, '7', 'spade', 1.24) +
    card(c, 34, -6, 10, 'A', 'heart', 1.24) +
    chips(c, -70, 82, 3, c.blue, c.blueLo) +
    chips(c, 72, 84, 2, c.red, c.redLo),
];

function pot(c: Ink): string {
  return (
    chips(c, -68, 76, 3, c.red, c.redLo) +
    chips(c, 70, 76, 3, c.green, c.greenLo) +
    chips(c, -36, 84, 5, c.gold, c.goldLo) +
    chips(c, 38, 84, 4, c.blue, c.blueLo) +
    chips(c, 1, 88, 7, c.a, c.aLo)
  );
}

/** A card that is face down. */
function back(c: Ink, x: number, y: number): string {
  return place(
    x,
    y,
    1.2,
    -8,
    rect(-42, -58, 84, 116, 10, c.whiteLo) +
      rect(-42, -60, 84, 116, 10, c.whiteHi) +
      rect(-34, -52, 68, 100, 6, c.a) +
      path('M0-44L28-2 0 40-28-2Z', c.aHi),
  );
}
