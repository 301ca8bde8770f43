import type { Ink } from '../materials.ts';
import { circle, mirrored, num, path, place, rect, round, starPath, stroke, times } from '../shapes.ts';
import { die } from './die.ts';
import { LUDO } from './familyDrawings.ts';
import { pawn } from './pawn.ts';
import type { Subject } from './subject.ts';

/** Board games and tiles. */
export const BOARD_GAMES: readonly Subject[] = [
  {
    id: 'domino',
    words: ['domino', 'qiu', 'gaple', 'pai gow'],
    types: ['PVP'],
    scenes: ['felt', 'diamonds', 'rays', 'bokeh'],
    accents: ['star', 'chip'],
    lean: 8,
    svg: (c) => tile(c, -44, 14, -22, [5, 2]) + tile(c, 48, 18, 20, [3, 4]) + tile(c, 0, -8, 0, [6, 6]),
  },
  {
    id: 'mahjong',
    words: ['mahjong', 'majiang', 'riichi', 'tile', 'sparrow'],
    types: ['PVP', 'RNG'],
    scenes: ['felt', 'mandala', 'hall', 'river'],
    accents: ['petal', 'coin'],
    lean: 6,
    svg: (c) =>
      mahjong(c, -58, 6, -12, place(0, 0, 1, 0, stroke('M-14-26H14M0-26V28M-14-6H14M-16 14H16', c.redLo, 6))) +
      mahjong(
        c,
        58,
        6,
        12,
        times(
          3,
          (i) =>
            stroke(`M${-14 + i * 14}-24V26`, i === 1 ? c.redLo : c.greenLo, 7) + circle(-14 + i * 14, 0, 4, c.whiteHi),
        ),
      ) +
      mahjong(
        c,
        0,
        -4,
        0,
        round(6, () => circle(0, -20, 8, c.green)) + circle(0, 0, 11, c.red) + circle(0, 0, 5, c.whiteHi),
        1.18,
      ) +
      place(0, 84, 1, 0, rect(-70, -14, 140, 26, 8, c.green) + rect(-70, -14, 140, 10, 5, c.whiteHi)),
  },
  {
    id: 'ludo',
    words: ['ludo', 'chaupar', 'board', 'snake', 'ladder', 'race to'],
    others: LUDO,
    types: ['PVP'],
    scenes: ['rays', 'diamonds', 'clouds', 'bokeh'],
    accents: ['star', 'sparkle'],
    lean: 5,
    svg: (c) =>
      rect(-90, -64, 180, 160, 16, c.woodLo) +
      rect(-84, -66, 168, 154, 12, c.whiteHi) +
      rect(-80, -62, 62, 57, 8, c.red) +
      rect(18, -62, 62, 57, 8, c.green) +
      rect(-80, 26, 62, 57, 8, c.blue) +
      rect(18, 26, 62, 57, 8, c.gold) +
      times(
        5,
        (i) =>
          rect(-6, -60 + i * 12, 12, 10, 2, c.greenHi) +
          rect(-6, 28 + i * 11, 12, 9, 2, c.blueHi) +
          rect(-78 + i * 12, 5, 10, 12, 2, c.redHi) +
          rect(20 + i * 12, 5, 10, 12, 2, c.goldHi),
      ) +
      path('M-18-5H18V26H-18Z', c.whiteLo) +
      path(starPath(0, 10, 15, 7, 5), c.gold) +
      pawn(c.red, c.redHi, -50, -34, 0.9) +
      pawn(c.green, c.greenHi, 50, -34, 0.9) +
      pawn(c.blue, c.blueHi, -48, 50, 1.15) +
      die(c, 58, 58, 12, 0.66, c.whiteHi, c.whiteHi, c.whiteLo, c.red) +
      pawn(c.gold, c.goldHi, 8, -74, 1.2),
  },
  {
    id: 'chess',
    words: ['chess', 'checkmate', 'gambit'],
    hints: ['strategy'],
    types: ['PVP'],
    scenes: ['diamonds', 'hall', 'rays', 'peaks'],
    accents: ['star', 'sparkle'],
    lean: 4,
    svg: (c) =>
      path('M-50 96H58L48 70H-42Z', c.goldLo) +
      rect(-56, 84, 120, 14, 6, c.gold) +
      path('M-38 72C-30 34 2 24-2-4C-14 8-34 18-50 14C-66 10-70-8-62-18L-22-64-24-92-2-74C46-76 66-22 58 72Z', c.a) +
      path('M-2-74C46-76 66-22 58 72H34C44 0 34-52-2-74Z', c.aLo) +
      times(5, (i) => path(`M${num(8 + i * 10)} ${num(-70 + i * 20)}l26-6l-12 24Z`, c.b)) +
      circle(-22, -40, 7, c.whiteHi) +
      circle(-23, -40, 4, c.darkLo) +
      circle(-56, -6, 4, c.darkLo) +
      stroke('M-54 10Q-40 8-30-4', c.darkLo, 4) +
      stroke('M-24-64Q-40-30-60-16', c.aHi, 5),
  },
  {
    id: 'carrom',
    words: ['carrom', 'billiard', 'snooker'],
    hints: ['pool', 'strike'],
    types: ['PVP'],
    scenes: ['felt', 'neon', 'diamonds'],
    accents: ['star', 'sparkle'],
    lean: 8,
    svg: (c) =>
      rect(-96, -92, 192, 192, 18, c.woodLo) +
      rect(-92, -96, 184, 188, 16, c.wood) +
      rect(-74, -78, 148, 152, 4, c.goldHi) +
      mirrored(circle(62, -66, 12, c.darkLo) + circle(62, 62, 12, c.darkLo)) +
      rect(-48, -52, 96, 100, 0, 'none', `stroke="${c.redLo}" stroke-width="3"`) +
      circle(0, -2, 34, 'none', `stroke="${c.redLo}" stroke-width="3"`) +
      [
        [0, -2, c.red, c.redHi],
        [-17, -12, c.dark, c.darkHi],
        [17, -12, c.whiteHi, c.whiteLo],
        [0, -24, c.whiteHi, c.whiteLo],
        [-15, 12, c.whiteHi, c.whiteLo],
        [17, 10, c.dark, c.darkHi],
        [2, 22, c.dark, c.darkHi],
        [44, -30, c.dark, c.darkHi],
      ]
        .map(
          ([x, y, fill, rim]) =>
            circle(x as number, y as number, 11, fill as string) +
            circle(x as number, y as number, 7, 'none', `stroke="${rim as string}" stroke-width="2"`),
        )
        .join('') +
      circle(-28, 56, 16, c.a) +
      circle(-28, 56, 9, 'none', `stroke="${c.whiteHi}" stroke-width="3"`) +
      stroke('M-20 42L-2 14', c.aLo, 4, 'stroke-dasharray="3 8"'),
  },
];

function tile(c: Ink, x: number, y: number, turn: number, [top, bottom]: readonly [number, number]): string {
  const spots: Record<number, readonly (readonly [number, number])[]> = {
    2: [
      [-12, -14],
      [12, 14],
    ],
    3: [
      [-14, -16],
      [0, 0],
      [14, 16],
    ],
    4: [
      [-13, -14],
      [13, -14],
      [-13, 14],
      [13, 14],
    ],
    5: [
      [-14, -16],
      [14, -16],
      [0, 0],
      [-14, 16],
      [14, 16],
    ],
    6: [
      [-13, -17],
      [13, -17],
      [-13, 0],
      [13, 0],
      [-13, 17],
      [13, 17],
    ],
  };
  const half = (count: number, dy: number, colour: string): string =>
    (spots[count] ?? []).map(([px, py]) => circle(px, py + dy, 6.5, colour)).join('');
  return place(
    x,
    y,
    1,
    turn,
    rect(-35, -68, 76, 144, 12, c.darkLo) +
      rect(-38, -74, 76, 144, 12, c.white) +
      stroke('M-26-2H26', c.goldLo, 4) +
      half(top, -38, c.redLo) +
      half(bottom, 34, c.darkLo) +
      stroke('M-30-60Q-30-67-22-67', c.whiteHi, 4),
  );
}

function mahjong(c: Ink, x: number, y: number, turn: number, face: string, scale = 1): string {
  return place(
    x,
    y,
    scale,
    turn,
    rect(-34, -46, 76, 106, 11, c.greenLo) +
      rect(-38, -50, 76, 106, 11, c.green) +
      rect(-38, -54, 72, 100, 10, c.white) +
      place(-2, -4, 1, 0, face),
  );
}
