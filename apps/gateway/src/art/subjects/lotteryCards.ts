import type { Ink } from '../materials.ts';
import { circle, ellipse, mirrored, path, place, rect, round, starPath, stroke, times } from '../shapes.ts';
import { ball, drawDigits, pebble } from './lotteryParts.ts';
import type { Subject } from './subject.ts';

/** A window with one digit on a reel. */
function reel(c: Ink, x: number, digit: string, width: number): string {
  return (
    rect(x - width / 2, -44, width, 88, 9, c.whiteLo) +
    rect(x - width / 2 + 3, -44, width - 6, 88, 8, c.whiteHi) +
    rect(x - width / 2 + 3, -44, width - 6, 20, 6, c.darkLo, 'opacity=".2"') +
    rect(x - width / 2 + 3, 24, width - 6, 20, 6, c.darkLo, 'opacity=".2"') +
    place(x, 0, 1.5, 0, drawDigits(digit, c.redLo, 6))
  );
}

/** A counter of as many reels as there are digits. */
function counter(c: Ink, digits: string, body: string, shade: string): string {
  const width = 168 / digits.length;
  return (
    rect(-104, -72, 208, 150, 26, shade) +
    rect(-104, -78, 208, 150, 26, body) +
    rect(-92, -58, 184, 116, 16, c.goldLo) +
    rect(-92, -60, 184, 116, 16, c.gold) +
    rect(-86, -54, 172, 104, 12, c.darkLo) +
    [...digits].map((digit, index) => reel(c, -84 + width * (index + 0.5), digit, width - 4)).join('') +
    path('M-104-4L-90-12V4ZM104-4L90-12V4Z', c.red) +
    times(7, (i) => circle(-78 + i * 26, 84, 6, i % 2 === 0 ? c.goldHi : c.red)) +
    stroke('M104-20H116V-62', c.steelLo, 8) +
    circle(116, -70, 12, c.red) +
    circle(112, -74, 4, c.redHi)
  );
}

/** Numbers on cards, boards and reels. */
export const LOTTERY_CARDS: readonly Subject[] = [
  {
    id: 'bingo-card',
    words: ['bingo'],
    types: ['LOTT', 'ELOTT'],
    scenes: ['bokeh', 'diamonds', 'clouds', 'rays'],
    accents: ['star', 'ball', 'sparkle'],
    lean: 7,
    svg: (c) =>
      place(
        0,
        0,
        1,
        -6,
        rect(-82, -92, 168, 186, 18, c.aLo) +
          rect(-84, -98, 168, 186, 18, c.a) +
          times(5, (i) => circle(-60 + i * 30, -78, 11, [c.red, c.gold, c.green, c.blue, c.violet][i] as string)) +
          rect(-74, -58, 148, 136, 10, c.whiteHi) +
          times(25, (i) => {
            const [x, y] = [-59 + (i % 5) * 29.5, -44 + Math.floor(i / 5) * 27];
            const isHit = [2, 6, 7, 11, 12, 16, 17, 22].includes(i);
            return (
              rect(x - 13, y - 12, 26, 24, 5, i === 12 ? c.gold : c.whiteLo, 'opacity=".7"') +
              (isHit ? circle(x, y, 11, c.red, 'opacity=".92"') : '') +
              (i === 12
                ? path(starPath(x, y, 11, 4.5, 5), c.whiteHi)
                : place(x, y, 0.42, 0, drawDigits(String((i * 7) % 9), isHit ? c.whiteHi : c.darkLo, 8)))
            );
          }),
      ) +
      ball(c, 74, 62, 0.86, '12', c.gold, c.goldHi, c.goldLo) +
      ball(c, -78, 72, 0.6, '5', c.green, c.greenHi, c.greenLo),
  },
  {
    id: 'keno-board',
    words: ['keno'],
    types: ['LOTT', 'ELOTT'],
    scenes: ['neon', 'city', 'hall', 'rays'],
    accents: ['ball', 'star', 'sparkle'],
    lean: 0,
    svg: (c) =>
      rect(-100, -86, 200, 132, 16, c.darkLo) +
      rect(-96, -82, 192, 124, 13, c.dark) +
      times(40, (i) => {
        const [x, y] = [-80 + (i % 8) * 23, -64 + Math.floor(i / 8) * 22];
        const isLit = [3, 9, 12, 17, 22, 26, 29, 35].includes(i);
        return circle(x, y, 9, isLit ? c.gold : c.darkHi) + (isLit ? circle(x - 2, y - 3, 4, c.goldHi) : '');
      }) +
      stroke('M-60 46L-74 96M60 46L74 96', c.woodLo, 9) +
      ball(c, -52, 66, 0.74, '7', c.red, c.redHi, c.redLo) +
      ball(c, 0, 62, 0.9, '80', c.blue, c.blueHi, c.blueLo) +
      ball(c, 56, 68, 0.7, '3', c.green, c.greenHi, c.greenLo),
  },
  {
    id: 'three-reels',
    words: ['3d', 'lucky 3d', 'draw 3'],
    hints: ['three'],
    types: ['LOTT', 'ELOTT'],
    scenes: ['rays', 'neon', 'curtain', 'diamonds'],
    accents: ['star', 'coin', 'sparkle'],
    lean: 5,
    svg: (c) => counter(c, '357', c.red, c.redLo),
  },
  {
    id: 'four-reels',
    words: ['4d', 'golden 4d', 'draw 4'],
    types: ['LOTT', 'ELOTT'],
    scenes: ['bokeh', 'neon', 'mandala', 'rays'],
    accents: ['star', 'coin', 'sparkle'],
    lean: 5,
    svg: (c) => counter(c, '2048', c.blue, c.blueLo),
  },
  {
    id: 'five-digits',
    words: ['5d', 'grand 5d', 'draw 5', 'five digits', 'ssc'],
    types: ['LOTT', 'ELOTT'],
    scenes: ['clouds', 'rays', 'bokeh', 'diamonds'],
    accents: ['star', 'sparkle'],
    lean: 0,
    svg: (c) =>
      path('M-112 74Q0 20 112 74V92Q0 40-112 92Z', c.goldLo) +
      path('M-112 70Q0 16 112 70V80Q0 28-112 80Z', c.gold) +
      ball(c, -84, 26, 0.66, '1', c.red, c.redHi, c.redLo) +
      ball(c, -43, 6, 0.7, '6', c.orange, c.orangeHi, c.orangeLo) +
      ball(c, 43, 6, 0.7, '4', c.teal, c.tealHi, c.tealLo) +
      ball(c, 84, 26, 0.66, '9', c.violet, c.violetHi, c.violetLo) +
      ball(c, 0, -12, 0.86, '8', c.blue, c.blueHi, c.blueLo) +
      path(starPath(0, -76, 26, 11, 5), c.gold) +
      mirrored(path(starPath(52, -62, 15, 6.5, 5), c.goldHi)),
  },
  {
    id: 'eleven-balls',
    words: ['eleven', 'five of eleven'],
    types: ['LOTT', 'ELOTT'],
    scenes: ['diamonds', 'clouds', 'neon', 'curtain'],
    accents: ['star', 'ball', 'sparkle'],
    lean: 0,
    // A rack of two rows, and five of its eleven balls in front.
    svg: (c) =>
      rect(-106, -92, 212, 96, 20, c.woodLo) +
      rect(-106, -98, 212, 96, 20, c.wood) +
      rect(-96, -88, 192, 76, 14, c.darkLo) +
      times(6, (i) => pebble(-80 + i * 32, -68, i === 1 || i === 4 ? c.darkHi : c.teal, c.tealHi)) +
      times(5, (i) => pebble(-64 + i * 32, -32, i % 2 === 0 ? c.darkHi : c.orange, c.orangeHi)) +
      path('M-112 86Q0 60 112 86V98Q0 74-112 98Z', c.gold) +
      ball(c, -84, 50, 0.62, '2', c.red, c.redHi, c.redLo) +
      ball(c, -44, 40, 0.66, '5', c.green, c.greenHi, c.greenLo) +
      ball(c, 44, 40, 0.66, '8', c.violet, c.violetHi, c.violetLo) +
      ball(c, 84, 50, 0.62, '10', c.orange, c.orangeHi, c.orangeLo) +
      ball(c, 0, 30, 0.84, '11', c.blue, c.blueHi, c.blueLo),
  },
  {
    id: 'dice-cup',
    words: ['three dice', 'fast three'],
    types: ['LOTT', 'ELOTT'],
    scenes: ['hall', 'rays', 'curtain', 'bokeh'],
    accents: ['star', 'chip', 'sparkle'],
    lean: 4,
    svg: (c) =>
      place(
        -10,
        -24,
        1,
        24,
        path('M-52-72H52L38 44H-38Z', c.woodLo) +
          path('M-52-72H30L20 44H-38Z', c.wood) +
          rect(-58, -86, 116, 20, 10, c.gold) +
          rect(-44, -34, 86, 9, 4, c.goldLo) +
          ellipse(0, 44, 38, 9, c.darkLo),
      ) +
      [
        [-62, 66, -14, c.red, c.redHi],
        [6, 70, 8, c.whiteHi, c.whiteLo],
        [66, 58, -22, c.blue, c.blueHi],
      ]
        .map(([x, y, turn, fill, lit], index) =>
          place(
            x as number,
            y as number,
            1,
            turn as number,
            rect(-27, -27, 54, 54, 11, fill as string) +
              rect(-22, -22, 44, 12, 6, lit as string, 'opacity=".6"') +
              [
                [0, 0],
                [-13, -13],
                [13, 13],
              ]
                .slice(0, index + 1)
                .map(([px, py]) => circle(px!, py!, 5.5, index === 1 ? c.redLo : c.whiteHi))
                .join(''),
          ),
        )
        .join(''),
  },
  {
    id: 'number-wheel',
    words: ['number wheel', 'draw 5', 'grand 5d'],
    hints: ['draw', 'hourly', 'night', 'weekend'],
    types: ['LOTT', 'ELOTT'],
    scenes: ['curtain', 'rays', 'bokeh', 'city'],
    accents: ['star', 'coin', 'sparkle'],
    lean: 0,
    svg: (c) =>
      path('M-50 100L-16 30H16L50 100Z', c.woodLo) +
      circle(0, -10, 92, c.goldLo) +
      circle(0, -12, 90, c.gold) +
      round(
        10,
        (i) =>
          path('M0 0L-25-76A80 80 0 0 1 25-76Z', [c.red, c.whiteHi, c.blue, c.gold, c.green][i % 5] as string) +
          place(0, -58, 0.62, 0, drawDigits(String(i), i % 5 === 1 ? c.darkLo : c.whiteHi, 8)),
      ).replace(/^/, '<g transform="translate(0 -12)">') +
      '</g>' +
      round(20, (i) => circle(0, -86, 4, i % 2 === 0 ? c.goldHi : c.redHi)).replace(
        /^/,
        '<g transform="translate(0 -12)">',
      ) +
      '</g>' +
      circle(0, -12, 20, c.goldLo) +
      circle(0, -14, 18, c.goldHi) +
      path('M-14-116H14L0-84Z', c.redLo),
  },
  {
    id: 'lucky-envelope',
    words: ['envelope', 'lucky 3d', 'draw 3'],
    hints: ['lucky', 'draw', 'morning', 'platinum'],
    types: ['LOTT', 'ELOTT'],
    scenes: ['mandala', 'rays', 'bokeh', 'diamonds'],
    accents: ['coin', 'petal', 'sparkle'],
    lean: 7,
    svg: (c) =>
      rect(-62, -92, 124, 186, 14, c.redLo) +
      rect(-62, -96, 124, 184, 14, c.red) +
      path('M-62-82A14 14 0 0 1-48-96H48A14 14 0 0 1 62-82L0-34Z', c.redHi) +
      circle(0, -34, 22, c.goldLo) +
      circle(0, -36, 21, c.gold) +
      place(0, -36, 0.9, 0, drawDigits('8', c.redLo, 6)) +
      rect(-40, 8, 80, 52, 8, c.goldHi) +
      place(0, 34, 1.1, 0, drawDigits('168', c.redLo, 6)) +
      ball(c, 64, 68, 0.66, '6', c.gold, c.goldHi, c.goldLo) +
      ball(c, -66, 74, 0.56, '3', c.green, c.greenHi, c.greenLo),
  },
];
