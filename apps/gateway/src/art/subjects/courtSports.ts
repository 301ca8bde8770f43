import { circle, ellipse, mirrored, path, place, rect, stroke, times } from '../shapes.ts';
import type { Subject } from './subject.ts';

/** Badminton, table tennis and kabaddi. */
export const COURT_SPORTS: readonly Subject[] = [
  {
    id: 'shuttlecock',
    words: ['badminton', 'shuttle'],
    types: ['SPORTS'],
    scenes: ['stadium', 'rays', 'neon'],
    accents: ['star', 'sparkle', 'bolt'],
    lean: 8,
    floats: true,
    svg: (c) =>
      place(
        -34,
        -14,
        0.94,
        -34,
        ellipse(0, -42, 48, 60, c.redLo) +
          ellipse(0, -42, 40, 52, c.whiteHi, 'opacity=".85"') +
          times(
            6,
            (i) => stroke(`M${-30 + i * 12}-84V0`, c.steelLo, 1.6) + stroke(`M-38 ${-78 + i * 14}H38`, c.steelLo, 1.6),
          ) +
          ellipse(0, -42, 44, 56, 'none', `stroke="${c.red}" stroke-width="9"`) +
          rect(-4, 16, 8, 48, 3, c.steel) +
          rect(-8, 60, 16, 44, 6, c.darkLo),
      ) +
      place(
        48,
        34,
        1,
        32,
        path('M-44-64L-16 26H16L44-64Q0-84-44-64Z', c.whiteLo) +
          times(5, (i) => path(`M${-40 + i * 18}-66q9-12 18 0L${4 + (i - 2) * 6} 26H${-4 + (i - 2) * 6}Z`, c.whiteHi)) +
          stroke('M-32-26Q0-18 32-26M-24 0Q0 6 24 0', c.b, 3.5) +
          path('M-19 22H19V30A19 20 0 0 1-19 30Z', c.wood) +
          rect(-20, 18, 40, 9, 4, c.red),
      ),
  },
  {
    id: 'table-tennis',
    words: ['table tennis', 'ping pong'],
    types: ['SPORTS'],
    scenes: ['stadium', 'neon', 'rays'],
    accents: ['star', 'sparkle', 'bolt'],
    lean: 8,
    floats: true,
    svg: (c) =>
      place(
        28,
        6,
        1,
        32,
        circle(0, -34, 58, c.blueLo) + circle(-3, -36, 56, c.blue) + path('M-18 14H18L12 86Q0 96-12 86Z', c.woodLo),
      ) +
      place(
        -26,
        0,
        1.06,
        -30,
        circle(0, -34, 60, c.redLo) +
          circle(-3, -37, 58, c.red) +
          ellipse(-22, -62, 20, 12, c.redHi, 'transform="rotate(-34 -22 -62)" opacity=".7"') +
          path('M-30 14Q0 26 30 14L14 30V84Q0 96-14 84V30Z', c.wood) +
          rect(-14, 34, 28, 8, 3, c.woodHi),
      ) +
      circle(62, -58, 21, c.orangeLo) +
      circle(61, -60, 20, c.whiteHi) +
      stroke('M84-34Q100-20 104 2', c.whiteHi, 5, 'opacity=".7"'),
  },
  {
    id: 'kabaddi',
    words: ['kabaddi', 'raiders', 'wrestl', 'kushti'],
    types: ['SPORTS'],
    scenes: ['stadium', 'rays', 'desert'],
    accents: ['star', 'flame', 'sparkle'],
    lean: 0,
    svg: (c) =>
      ellipse(0, 88, 108, 14, c.orangeLo) +
      ellipse(0, 84, 104, 12, c.orange) +
      stroke('M0 74V96', c.whiteHi, 4) +
      // The raider with stretched arms, and two defenders.
      mirrored(
        path('M56 84L66 30 84 30 92 84H78L76 52 70 84Z', c.blueLo) +
          path('M58 34Q54-14 76-16T96 34Z', c.blue) +
          stroke('M62-4L34 14M90 0L104 30', c.skinLo, 12) +
          circle(76, -34, 17, c.skin) +
          path('M58-38Q60-54 77-54T94-38Q84-46 76-44T58-38Z', c.darkLo),
      ) +
      path('M-24 82L-10 26 12 20 30 82H14L2 48-8 82Z', c.redLo) +
      path('M-22 30Q-28-36 4-38T26 28Q4 38-22 30Z', c.red) +
      stroke('M-16-20L-54-44L-70-72M18-22L50-6', c.skin, 14) +
      circle(-72, -78, 9, c.skin) +
      circle(2, -62, 22, c.skin) +
      path('M-21-66Q-18-88 4-88T25-64Q12-74 0-72T-21-66Z', c.darkLo) +
      path('M-20-68Q2-76 24-66L23-59Q2-70-20-61Z', c.gold) +
      circle(-6, -58, 3, c.darkLo) +
      circle(10, -57, 3, c.darkLo) +
      stroke('M-2-48Q4-45 10-49', c.darkLo, 3) +
      place(2, 0, 0.8, 0, stroke('M-6-8L2-14V14', c.whiteHi, 6)),
  },
];
