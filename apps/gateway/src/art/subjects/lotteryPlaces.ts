import { circle, ellipse, mirrored, path, place, rect, stroke, times } from '../shapes.ts';
import { ball } from './lotteryParts.ts';
import type { Subject } from './subject.ts';

/** Places and things of the country that appear in lottery names. */
export const LOTTERY_PLACES: readonly Subject[] = [
  {
    id: 'lotus-draw',
    words: ['lotus'],
    types: ['LOTT'],
    scenes: ['river', 'mandala', 'rays', 'bokeh'],
    accents: ['petal', 'lotus', 'sparkle'],
    lean: 0,
    svg: (c) =>
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
    svg: (c) =>
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
    svg: (c) =>
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
    svg: (c) =>
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
    svg: (c) =>
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
    svg: (c) =>
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
];
