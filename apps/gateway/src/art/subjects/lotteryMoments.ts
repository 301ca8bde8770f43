import { circle, ellipse, mirrored, path, place, rect, round, starPath, stroke, times } from '../shapes.ts';
import { ball, drawDigits, pebble } from './lotteryParts.ts';
import type { Subject } from './subject.ts';

/** Times of day, races and moments of the draw that appear in lottery names. */
export const LOTTERY_MOMENTS: readonly Subject[] = [
  {
    id: 'moon-numbers',
    words: ['moon'],
    hints: ['night', 'evening'],
    types: ['LOTT', 'ELOTT'],
    scenes: ['space', 'clouds', 'bokeh', 'city'],
    accents: ['star', 'sparkle'],
    lean: 4,
    floats: true,
    svg: (c) =>
      path('M34-98A98 98 0 1 0 70 66A82 82 0 1 1 34-98Z', c.goldLo) +
      path('M30-98A96 96 0 1 0 66 62A82 82 0 1 1 30-98Z', c.gold) +
      [
        [6, -42, 0.62, '3'],
        [58, -10, 0.74, '8'],
        [10, 40, 0.66, '5'],
      ]
        .map(([x, y, scale, text], index) => {
          const tones = [
            [c.red, c.redHi, c.redLo],
            [c.blue, c.blueHi, c.blueLo],
            [c.pink, c.pinkHi, c.pinkLo],
          ][index] as [string, string, string];
          return (
            stroke(`M${x} ${Number(y) - 26}V${Number(y) - 60}`, c.goldHi, 3) +
            ball(c, x as number, y as number, scale as number, text as string, ...tones)
          );
        })
        .join('') +
      path(starPath(84, -70, 16, 7, 5), c.goldHi) +
      path(starPath(-8, -86, 10, 4, 5), c.whiteHi),
  },
  {
    id: 'ball-tree',
    words: ['grove'],
    types: ['LOTT', 'ELOTT'],
    scenes: ['jungle', 'rays', 'clouds', 'peaks'],
    accents: ['leaf', 'ball', 'sparkle'],
    lean: 0,
    svg: (c) =>
      path('M-16 96C-6 60-8 30-30 6L-14 0 0 20 14 0 30 6C8 30 6 60 16 96Z', c.wood) +
      circle(-48, -20, 44, c.greenLo) +
      circle(48, -20, 44, c.greenLo) +
      circle(0, -52, 52, c.green) +
      circle(-44, -24, 40, c.green) +
      circle(44, -24, 40, c.green) +
      ball(c, -54, -14, 0.52, '2', c.red, c.redHi, c.redLo) +
      ball(c, 54, -12, 0.52, '7', c.gold, c.goldHi, c.goldLo) +
      ball(c, 0, -66, 0.6, '9', c.blue, c.blueHi, c.blueLo) +
      ball(c, -14, -6, 0.5, '4', c.orange, c.orangeHi, c.orangeLo) +
      ball(c, 70, 78, 0.5, '1', c.violet, c.violetHi, c.violetLo),
  },
  {
    id: 'mirror-ball',
    words: ['ballroom', 'disco'],
    types: ['LOTT', 'ELOTT'],
    scenes: ['curtain', 'neon', 'bokeh', 'hall'],
    accents: ['star', 'sparkle', 'ball'],
    lean: 0,
    floats: true,
    svg: (c) =>
      stroke('M0-112V-70', c.steelLo, 5) +
      rect(-12, -78, 24, 14, 5, c.gold) +
      circle(0, 2, 68, c.steelLo) +
      circle(0, 0, 67, c.steel) +
      times(5, (i) => ellipse(0, 0, 67 - i * 15, 67, 'none', `stroke="${c.steelLo}" stroke-width="2.5"`)) +
      times(5, (i) =>
        stroke(`M-67 ${-44 + i * 22}H67`, c.steelLo, 2.5, `opacity="${i === 0 || i === 4 ? 0.5 : 0.9}"`),
      ) +
      path('M-40-40H-20V-22H-44ZM2-18H24V2H2ZM-22 24H0V42H-22Z', c.whiteHi) +
      path('M26-46H42L50-24H26ZM-56 4H-44V22H-52Z', c.pinkHi) +
      ball(c, -74, 68, 0.62, '8', c.red, c.redHi, c.redLo) +
      ball(c, 74, 66, 0.66, '0', c.blue, c.blueHi, c.blueLo) +
      ball(c, 0, 88, 0.56, '5', c.gold, c.goldHi, c.goldLo),
  },
  {
    id: 'quick-bolt',
    words: ['quickdraw'],
    hints: ['turbo', 'quick', 'minute', 'fast'],
    types: ['LOTT', 'ELOTT'],
    scenes: ['neon', 'space', 'rays', 'bokeh'],
    accents: ['bolt', 'ball', 'sparkle'],
    lean: 6,
    floats: true,
    svg: (c) =>
      stroke('M-104-30H-66M-110 4H-74M-100 38H-62', c.whiteHi, 7, 'opacity=".7"') +
      path('M22-104L-46 14H-4L-22 100 58-22H12L44-104Z', c.goldLo) +
      path('M18-106L-50 10H-8L-26 96 54-26H8L40-106Z', c.gold) +
      path('M18-106L-50 10H-30L30-106Z', c.goldHi) +
      ball(c, 62, 50, 0.9, '9', c.red, c.redHi, c.redLo) +
      ball(c, -56, 62, 0.7, '2', c.blue, c.blueHi, c.blueLo) +
      ball(c, 78, -52, 0.58, '6', c.violet, c.violetHi, c.violetLo),
  },
  {
    id: 'kite-race',
    words: ['kite race'],
    types: ['ELOTT'],
    scenes: ['clouds', 'peaks', 'rays', 'city'],
    accents: ['star', 'sparkle', 'ball'],
    lean: 0,
    floats: true,
    svg: (c) =>
      [
        [-58, -30, 0.8, -16, c.red, c.redLo, '1'],
        [52, -48, 0.94, 12, c.blue, c.blueLo, '2'],
        [0, 30, 1, -2, c.gold, c.goldLo, '3'],
      ]
        .map(([x, y, scale, turn, fill, shade, number]) =>
          place(
            x as number,
            y as number,
            scale as number,
            turn as number,
            stroke('M0 56Q18 74 2 92T10 122', c.whiteHi, 3) +
              path('M0-62L46 0 0 58-46 0Z', fill as string) +
              path('M0-62L46 0 0 58Z', shade as string, 'opacity=".55"') +
              stroke('M0-62V58M-46 0H46', c.whiteHi, 2.5) +
              circle(0, 0, 19, c.whiteHi) +
              place(0, 0, 0.9, 0, drawDigits(number as string, c.darkLo, 6)),
          ),
        )
        .join(''),
  },
  {
    id: 'boat-race',
    words: ['boat ten', 'boat race'],
    types: ['ELOTT', 'LOTT'],
    scenes: ['river', 'sea', 'clouds', 'rays'],
    accents: ['bubble', 'sparkle', 'star'],
    lean: 0,
    svg: (c) =>
      [
        [-8, -52, 0.7, c.red, c.redLo, '4'],
        [10, 4, 0.86, c.blue, c.blueLo, '7'],
        [-4, 66, 1, c.gold, c.goldLo, '10'],
      ]
        .map(([x, y, scale, fill, shade, number]) =>
          place(
            x as number,
            y as number,
            scale as number,
            0,
            path('M-108-12Q-96 26-60 26H70Q100 26 112-26Q84-4 60-4H-70Q-96-2-108-12Z', shade as string) +
              path('M-108-12Q-96 16-60 16H70Q96 12 112-26Q84-4 60-4H-70Q-96-2-108-12Z', fill as string) +
              times(4, (i) => circle(-56 + i * 30, -16, 9, c.skin) + rect(-64 + i * 30, -8, 17, 12, 4, c.whiteHi)) +
              circle(72, 6, 15, c.whiteHi) +
              place(72, 6, 0.6, 0, drawDigits(number as string, c.darkLo, 7)) +
              stroke('M-112 32Q-80 24-48 32T16 32T80 32', c.whiteHi, 4, 'opacity=".7"'),
          ),
        )
        .join(''),
  },
  {
    id: 'sunrise-draw',
    words: ['morning'],
    types: ['LOTT', 'ELOTT'],
    scenes: ['clouds', 'peaks', 'rays', 'river'],
    accents: ['ball', 'sparkle', 'leaf'],
    lean: 0,
    svg: (c) =>
      round(12, (i) => path('M-7-84L0-116 7-84Z', i % 2 === 0 ? c.gold : c.orange)) +
      circle(0, 0, 76, c.orange) +
      circle(0, -2, 68, c.gold) +
      circle(-14, -18, 44, c.goldHi, 'opacity=".6"') +
      mirrored(circle(24, -12, 6, c.darkLo)) +
      stroke('M-24 10Q0 32 24 10', c.darkLo, 5) +
      ball(c, -68, 70, 0.62, '3', c.red, c.redHi, c.redLo) +
      ball(c, 0, 80, 0.7, '6', c.blue, c.blueHi, c.blueLo) +
      ball(c, 68, 70, 0.62, '9', c.green, c.greenHi, c.greenLo),
  },
  {
    id: 'ball-fountain',
    words: ['fountain', 'draw 4', 'grand 5d', 'draw 5'],
    hints: ['draw', 'garden', 'harbour', 'noon', 'grand'],
    types: ['LOTT', 'ELOTT'],
    scenes: ['hall', 'bokeh', 'rays', 'mandala'],
    accents: ['bubble', 'sparkle', 'ball'],
    lean: 0,
    svg: (c) =>
      path('M-84 46H84L60 92H-60Z', c.steelLo) +
      path('M-90 36H90Q84 62 56 62H-56Q-84 62-90 36Z', c.steel) +
      rect(-12, -4, 24, 44, 6, c.steelLo) +
      path('M-44-8H44Q40 14 16 14H-16Q-40 14-44-8Z', c.steel) +
      mirrored(stroke('M6-14Q20-88 60-40T76 34', c.tealHi, 6) + stroke('M2-14Q8-70 28-44T34-10', c.tealHi, 5)) +
      ball(c, 0, -70, 0.84, '7', c.gold, c.goldHi, c.goldLo) +
      ball(c, -56, -40, 0.56, '1', c.red, c.redHi, c.redLo) +
      ball(c, 56, -40, 0.56, '4', c.violet, c.violetHi, c.violetLo) +
      pebble(-52, 38, c.blue, c.whiteHi) +
      pebble(48, 40, c.green, c.whiteHi),
  },
];
