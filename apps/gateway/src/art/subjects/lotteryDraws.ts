import { circle, mirrored, path, place, rect, round, starPath, stroke, times } from '../shapes.ts';
import { ball, DIGITS, drawDigits, pebble, ticket } from './lotteryParts.ts';
import type { Subject } from './subject.ts';

/** Subjects of lotteries: draws, tickets and numbers. */
export const LOTTERY_DRAWS: readonly Subject[] = [
  {
    id: 'balls',
    words: ['lotto', 'draw 5', 'grand 5d', 'balls', 'mark six', '6/', 'power', 'euro'],
    hints: ['draw', 'evening', 'weekend'],
    types: ['LOTT', 'ELOTT'],
    scenes: ['rays', 'bokeh', 'diamonds', 'clouds', 'mandala'],
    accents: ['star', 'sparkle'],
    lean: 6,
    floats: true,
    svg: (c) =>
      ball(c, -58, -40, 0.82, '8', c.blue, c.blueHi, c.blueLo) +
      ball(c, 58, -46, 0.86, '23', c.green, c.greenHi, c.greenLo) +
      ball(c, -56, 52, 0.94, '5', c.gold, c.goldHi, c.goldLo) +
      ball(c, 60, 48, 0.92, '17', c.violet, c.violetHi, c.violetLo) +
      ball(c, 0, 2, 1.36, '49', c.red, c.redHi, c.redLo),
  },
  {
    id: 'drum',
    words: ['drum', 'tombola', 'raffle', 'draw 3', 'lucky 3d', 'draw 4'],
    hints: ['draw', 'machine', 'daily', 'noon'],
    types: ['LOTT', 'ELOTT'],
    scenes: ['curtain', 'rays', 'bokeh', 'city'],
    accents: ['star', 'sparkle', 'ball'],
    lean: 0,
    svg: (c) =>
      path('M-62 100L-34 40H34L62 100Z', c.goldLo) +
      rect(-72, 86, 144, 14, 7, c.gold) +
      circle(0, -12, 84, c.whiteHi, 'opacity=".35"') +
      times(9, (i) =>
        pebble(
          -46 + (i % 5) * 23,
          [44, 50, 52, 50, 42, 18, 22, 24, 16][i] as number,
          [c.red, c.blue, c.gold, c.green, c.violet][i % 5] as string,
          c.whiteHi,
        ),
      ) +
      ball(c, -30, -34, 0.46, '7', c.orange, c.orangeHi, c.orangeLo) +
      ball(c, 26, -50, 0.5, '4', c.pink, c.pinkHi, c.pinkLo) +
      ball(c, 38, -8, 0.44, '2', c.blue, c.blueHi, c.blueLo) +
      ball(c, -2, -14, 0.52, '9', c.green, c.greenHi, c.greenLo) +
      circle(0, -12, 84, 'none', `stroke="${c.goldLo}" stroke-width="11"`) +
      circle(0, -12, 84, 'none', `stroke="${c.goldHi}" stroke-width="5"`) +
      stroke('M-60-40A66 66 0 0 1-20-76', c.whiteHi, 9, 'opacity=".8"') +
      rect(-13, -112, 26, 22, 6, c.gold) +
      stroke('M84-12H104V14', c.goldLo, 8) +
      circle(104, 20, 9, c.red),
  },
  {
    id: 'tickets',
    words: ['ticket', 'scratch', 'lottery', 'kerala', 'draw 4', 'golden 4d'],
    hints: ['instant', 'state', 'national', 'weekly'],
    types: ['LOTT', 'ELOTT'],
    scenes: ['rays', 'diamonds', 'bokeh', 'mandala'],
    accents: ['coin', 'star', 'sparkle'],
    lean: 8,
    floats: true,
    svg: (c) =>
      ticket(c, -8, -38, -16, c.b, c.bLo, '38') +
      ticket(c, 10, 24, 8, c.a, c.aLo, '777') +
      place(
        66,
        70,
        0.95,
        20,
        circle(2, 3, 30, c.goldLo) + circle(0, 0, 30, c.gold) + path(starPath(0, 0, 18, 8, 5), c.goldHi),
      ),
  },
  {
    id: 'grid',
    words: ['k3', 'pk10', 'ffc', 'lucky 3d', 'draw 3'],
    hints: ['pick', 'number', 'choose', 'draw', 'hourly'],
    types: ['ELOTT', 'LOTT'],
    scenes: ['diamonds', 'rays', 'neon', 'clouds'],
    accents: ['star', 'ball', 'sparkle'],
    lean: 7,
    svg: (c) =>
      rect(-76, -92, 152, 180, 18, c.whiteLo) +
      rect(-76, -96, 152, 180, 18, c.whiteHi) +
      path('M-76-78A18 18 0 0 1-58-96H58A18 18 0 0 1 76-78V-58H-76Z', c.a) +
      path(starPath(-52, -77, 13, 6, 5), c.goldHi) +
      rect(-30, -84, 84, 13, 6, c.aHi) +
      times(12, (i) => {
        const x = -51 + (i % 4) * 34;
        const y = -32 + Math.floor(i / 4) * 40;
        const hit = i === 2 || i === 5 || i === 11;
        return (
          circle(x, y, 15, hit ? c.red : c.goldHi) +
          place(x, y, 0.56, 0, drawDigits(String(i + 1).padStart(1, '0'), hit ? c.whiteHi : c.darkLo, 7))
        );
      }) +
      place(
        44,
        60,
        1,
        38,
        rect(-10, -64, 20, 80, 4, c.gold) +
          rect(-10, -64, 7, 80, 3, c.goldHi) +
          path('M-10 16H10L0 38Z', c.woodHi) +
          path('M-4 29H4L0 38Z', c.darkLo) +
          rect(-10, -78, 20, 16, 6, c.pink),
      ),
  },
  {
    id: 'clock',
    words: ['turbo lotto', 'wingo', 'trx'],
    hints: ['minute', 'second', 'fast', 'quick', 'hour', 'speed', '1 min', '3 min'],
    types: ['ELOTT'],
    scenes: ['neon', 'space', 'rays', 'bokeh'],
    accents: ['bolt', 'ball', 'sparkle'],
    lean: 6,
    floats: true,
    svg: (c) =>
      rect(-14, -110, 28, 22, 6, c.goldLo) +
      rect(-24, -116, 48, 14, 7, c.gold) +
      place(0, 0, 1, 40, rect(-9, -104, 18, 18, 5, c.goldLo)) +
      circle(0, 2, 88, c.goldLo) +
      circle(0, -1, 87, c.gold) +
      circle(0, 0, 71, c.whiteHi) +
      path('M0 0V-71A71 71 0 0 1 61 36Z', c.a) +
      round(12, (i) => stroke(i % 3 === 0 ? 'M0-64V-52' : 'M0-64V-58', c.darkLo, i % 3 === 0 ? 6 : 3)) +
      stroke('M0 0V-46', c.darkLo, 8) +
      stroke('M0 0L34 20', c.redLo, 6) +
      circle(0, 0, 10, c.gold) +
      ball(c, -64, 58, 0.78, '6', c.red, c.redHi, c.redLo) +
      ball(c, 68, 62, 0.7, '3', c.green, c.greenHi, c.greenLo),
  },
  {
    id: 'mega',
    words: ['jackpot', 'golden 4d'],
    hints: ['mega', 'millions', 'grand', 'super', 'million', 'big'],
    types: ['LOTT', 'ELOTT'],
    scenes: ['rays', 'fire', 'city', 'mandala'],
    accents: ['coin', 'star', 'sparkle'],
    lean: 0,
    svg: (c) =>
      path(starPath(0, 0, 108, 84, 18), c.gold) +
      path(starPath(0, 0, 92, 74, 18), c.a) +
      mirrored(path('M54 40L104 30 90 50 100 72 50 70Z', c.red) + path('M54 40L62 70 50 70Z', c.redLo)) +
      circle(0, -6, 62, c.goldHi) +
      circle(0, -6, 54, c.whiteHi) +
      place(-20, -8, 2.1, 0, stroke(DIGITS[8] as string, c.redLo, 7)) +
      place(24, -8, 2.1, 0, stroke(DIGITS[8] as string, c.redLo, 7)) +
      path('M-66 38Q0 58 66 38V70Q0 90-66 70Z', c.red) +
      times(5, (i) => path(starPath(-40 + i * 20, 62 - Math.abs(i - 2) * 2, 8, 3.5, 5), c.goldHi)) +
      path('M-30-84L-38-112-16-96 0-118 16-96 38-112 30-84Z', c.gold) +
      circle(0, -92, 5, c.red),
  },
  {
    id: 'tubes',
    words: ['pk 10', 'racing lotto', 'ssc', 'tube', 'permutation', 'pearl six'],
    hints: ['five', 'six'],
    types: ['ELOTT', 'LOTT'],
    scenes: ['neon', 'city', 'bokeh', 'hall'],
    accents: ['star', 'sparkle'],
    lean: 0,
    svg: (c) =>
      times(3, (i) => {
        const x = -62 + i * 62;
        const tones = [
          [c.red, c.redHi, c.redLo],
          [c.gold, c.goldHi, c.goldLo],
          [c.teal, c.tealHi, c.tealLo],
        ][i] as [string, string, string];
        return (
          rect(x - 28, -92, 56, 180, 28, c.whiteHi, 'opacity=".3"') +
          ball(c, x, 54, 0.62, String(i * 3 + 1), tones[0], tones[1], tones[2]) +
          ball(c, x, 2, 0.62, String(9 - i * 2), tones[0], tones[1], tones[2]) +
          (i === 1 ? ball(c, x, -52, 0.62, '0', tones[0], tones[1], tones[2]) : '') +
          rect(x - 28, -92, 56, 180, 28, 'none', `stroke="${c.whiteHi}" stroke-width="4"`) +
          stroke(`M${x - 17}-64V40`, c.whiteHi, 5, 'opacity=".7"')
        );
      }) +
      rect(-98, 80, 196, 20, 10, c.goldLo) +
      rect(-98, 78, 196, 14, 7, c.gold),
  },
];
