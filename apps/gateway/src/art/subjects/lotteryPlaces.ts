import { circle, ellipse, mirrored, path, place, rect, round, starPath, stroke, times } from '../shapes.ts';
import { ball, lettered, pebble } from './lotteryParts.ts';
import type { Subject } from './subject.ts';

/** What lotteries are called after: places, times of day, races. */
export const LOTTERY_PLACES: readonly Subject[] = [
  {
    id: 'lotus-draw',
    words: ['lotus'],
    types: ['LOTT'],
    scenes: ['river', 'mandala', 'rays', 'bokeh'],
    accents: ['petal', 'lotus', 'sparkle'],
    lean: 0,
    draw: (c) =>
      ellipse(0, 84, 100, 14, c.greenLo) +
      ellipse(0, 80, 96, 12, c.green) +
      mirrored(
        path('M0 80C60 84 106 54 108 8C70 4 24 30 0 80Z', c.pinkLo) +
          path('M0 80C44 70 78 24 70-28C34-20 4 24 0 80Z', c.pink),
      ) +
      path('M0 82C-34 40-34-6 0-50C34-6 34 40 0 82Z', c.pinkHi) +
      ball(c, 0, -28, 1.2, '19', c.gold, c.goldHi, c.goldLo) +
      mirrored(path('M0 82C20 70 40 46 40 16C14 26 2 50 0 82Z', c.pink, 'opacity=".9"')),
  },
  {
    id: 'leaf-hat',
    words: ['vietnam north', 'hanoi'],
    types: ['LOTT'],
    scenes: ['peaks', 'clouds', 'river', 'rays'],
    accents: ['leaf', 'ball', 'sparkle'],
    lean: 4,
    draw: (c) =>
      path('M0-96L108 10Q0 52-108 10Z', c.goldLo) +
      path('M0-96L104 6Q0 40-104 6Z', c.gold) +
      times(4, (i) =>
        stroke(`M${-20 - i * 22} ${-72 + i * 22}Q0 ${-60 + i * 27} ${20 + i * 22} ${-72 + i * 22}`, c.goldLo, 2.5),
      ) +
      path('M0-96L30-66Q0-58-30-66Z', c.goldHi) +
      stroke('M-66 22Q-40 92 0 92Q40 92 66 22', c.red, 6) +
      ball(c, -34, 58, 0.64, '2', c.red, c.redHi, c.redLo) +
      ball(c, 34, 58, 0.64, '7', c.teal, c.tealHi, c.tealLo) +
      ball(c, 0, 66, 0.72, '5', c.blue, c.blueHi, c.blueLo),
  },
  {
    id: 'arched-bridge',
    words: ['vietnam centre'],
    types: ['LOTT'],
    scenes: ['river', 'clouds', 'city', 'rays'],
    accents: ['ball', 'petal', 'sparkle'],
    lean: 0,
    draw: (c) =>
      path('M-112 70Q0-50 112 70V92H84Q0-6-84 92H-112Z', c.redLo) +
      path('M-112 62Q0-58 112 62V74Q0-42-112 74Z', c.red) +
      times(9, (i) => {
        const x = -88 + i * 22;
        const y = 54 - 58 * (1 - (x / 112) ** 2);
        return rect(x - 3, y - 32, 6, 34, 2, c.redLo) + circle(x, y - 34, 5, c.gold);
      }) +
      stroke('M-100 38Q0-84 100 38', c.red, 6) +
      ball(c, -44, -34, 0.5, '6', c.gold, c.goldHi, c.goldLo) +
      ball(c, 0, -60, 0.62, '9', c.blue, c.blueHi, c.blueLo) +
      ball(c, 44, -34, 0.5, '1', c.green, c.greenHi, c.greenLo) +
      path('M-112 92Q-56 80 0 92T112 92V102H-112Z', c.blue),
  },
  {
    id: 'floating-market',
    words: ['vietnam south'],
    types: ['LOTT'],
    scenes: ['river', 'jungle', 'clouds', 'rays'],
    accents: ['leaf', 'ball', 'sparkle'],
    lean: 3,
    draw: (c) =>
      path('M-112 20Q-96 84-40 84H48Q100 84 112 14Q60 44 0 44T-112 20Z', c.woodLo) +
      path('M-112 20Q-60 44 0 44T112 14Q100 62 48 62H-40Q-90 62-112 20Z', c.wood) +
      ball(c, -52, 12, 0.66, '3', c.orange, c.orangeHi, c.orangeLo) +
      ball(c, -6, 16, 0.7, '0', c.green, c.greenHi, c.greenLo) +
      ball(c, 42, 12, 0.66, '8', c.pink, c.pinkHi, c.pinkLo) +
      ball(c, -30, -28, 0.62, '6', c.red, c.redHi, c.redLo) +
      ball(c, 18, -28, 0.62, '4', c.gold, c.goldHi, c.goldLo) +
      ball(c, -6, -66, 0.56, '1', c.blue, c.blueHi, c.blueLo) +
      stroke('M78 50V-92', c.woodLo, 6) +
      path('M78-92L112-78 78-62Z', c.red) +
      path('M-112 92Q-84 78-56 92T0 92T56 92T112 92', 'none', `stroke="${c.blue}" stroke-width="9"`),
  },
  {
    id: 'sea-numbers',
    words: ['south sea'],
    types: ['LOTT', 'ELOTT'],
    scenes: ['sea', 'clouds', 'rays', 'river'],
    accents: ['bubble', 'ball', 'sparkle'],
    lean: 0,
    draw: (c) =>
      circle(0, -34, 56, c.goldHi) +
      path('M12 50C6 0 2-34 22-66C30-34 30 8 28 50Z', c.wood) +
      [-150, -100, -60, -20, 30]
        .map((turn) => place(22, -66, 1, turn, path('M0 0C20-26 54-24 74 2C48-8 24-2 0 0Z', c.green)))
        .join('') +
      path('M-70 56Q0 22 74 56Z', c.goldLo) +
      path('M-112 58Q-84 40-56 58T0 58T56 58T112 58V98H-112Z', c.blue) +
      path('M-112 72Q-84 56-56 72T0 72T56 72T112 72V98H-112Z', c.blueLo) +
      ball(c, -66, 54, 0.62, '4', c.red, c.redHi, c.redLo) +
      ball(c, -14, 66, 0.7, '7', c.gold, c.goldHi, c.goldLo) +
      ball(c, 50, 56, 0.66, '2', c.violet, c.violetHi, c.violetLo),
  },
  {
    id: 'river-delta',
    words: ['delta'],
    types: ['LOTT', 'ELOTT'],
    scenes: ['clouds', 'river', 'rays', 'peaks'],
    accents: ['leaf', 'ball', 'sparkle'],
    lean: 0,
    draw: (c) =>
      path('M-100 64Q-112-10-70-60Q-30-104 20-98Q84-92 102-30Q116 30 96 64Q0 96-100 64Z', c.green) +
      path('M-108 58Q-50 82 0 78T108 58Q112 100 0 102Q-112 100-108 58Z', c.blue) +
      stroke('M14-96Q-14-66 6-34T-4 20', c.blue, 18) +
      stroke('M2-14Q-40 6-50 40T-70 74M0 6Q30 20 26 48T48 78M-2 10Q-16 40-8 80', c.blue, 11) +
      stroke('M12-88Q-10-64 6-34T-2 10', c.blueHi, 4) +
      times(3, (i) => path(`M${-66 + i * 62} -12l10-20 10 20Z`, c.greenLo)) +
      ball(c, -46, -42, 0.66, '5', c.red, c.redHi, c.redLo) +
      ball(c, 48, -42, 0.66, '1', c.gold, c.goldHi, c.goldLo) +
      ball(c, -40, 76, 0.5, '9', c.orange, c.orangeHi, c.orangeLo) +
      ball(c, 44, 76, 0.5, '6', c.violet, c.violetHi, c.violetLo),
  },
  {
    id: 'moon-numbers',
    words: ['moon'],
    hints: ['night', 'evening'],
    types: ['LOTT', 'ELOTT'],
    scenes: ['space', 'clouds', 'bokeh', 'city'],
    accents: ['star', 'sparkle'],
    lean: 4,
    floats: true,
    draw: (c) =>
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
    draw: (c) =>
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
    draw: (c) =>
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
    draw: (c) =>
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
    draw: (c) =>
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
              place(0, 0, 0.9, 0, lettered(number as string, c.darkLo, 6)),
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
    draw: (c) =>
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
              place(72, 6, 0.6, 0, lettered(number as string, c.darkLo, 7)) +
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
    draw: (c) =>
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
    draw: (c) =>
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
