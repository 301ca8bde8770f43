import { circle, ellipse, mirrored, path, place, rect, round, starPath, stroke } from '../shapes.ts';
import { card, chips } from './cardParts.ts';
import { die } from './die.ts';
import { BACCARAT, ROULETTE } from './familyDrawings.ts';
import type { Subject } from './subject.ts';

/** Cards, dice and wheels of live tables. */
export const TABLES: readonly Subject[] = [
  {
    id: 'roulette',
    words: ['roulette'],
    others: ROULETTE,
    hints: ['wheel', 'spin', 'european', 'american'],
    types: ['LIVE'],
    scenes: ['felt', 'curtain', 'bokeh', 'rays'],
    accents: ['chip', 'sparkle'],
    lean: 0,
    svg: (c) =>
      circle(0, 0, 100, c.woodLo) +
      circle(0, -3, 98, c.wood) +
      circle(0, 0, 86, c.gold) +
      round(18, (i) => path('M0 0L-14.5-80A82 82 0 0 1 14.5-80Z', i === 0 ? c.green : i % 2 === 0 ? c.darkLo : c.red)) +
      circle(0, 0, 57, c.goldLo) +
      circle(0, 0, 53, c.wood) +
      round(8, () => path('M-4 0L-3-50H3L4 0Z', c.woodLo)) +
      round(4, () => path('M-6 0L-3-38H3L6 0Z', c.gold) + circle(0, -40, 7, c.goldHi), 45) +
      circle(0, 0, 21, c.gold) +
      circle(-4, -5, 9, c.goldHi) +
      circle(47, -50, 9, c.whiteHi) +
      stroke('M-74-58A94 94 0 0 1-20-92', c.whiteHi, 5, 'opacity=".6"'),
  },
  {
    id: 'cards',
    words: ['cards', 'hold'],
    hints: ['card', 'hi lo', 'war', 'three'],
    types: ['LIVE', 'PVP'],
    scenes: ['felt', 'rays', 'curtain', 'diamonds', 'neon'],
    accents: ['chip', 'heart', 'sparkle'],
    lean: 6,
    svg: (c) =>
      card(c, -56, 2, -28, 'K', 'diamond', 0.94) +
      card(c, 56, 2, 28, 'Q', 'heart', 0.94) +
      card(c, 0, -18, 0, 'A', 'spade', 1.1) +
      chips(c, -62, 78, 3, c.a, c.aLo) +
      chips(c, 64, 80, 4, c.b, c.bLo) +
      chips(c, 4, 84, 2, c.gold, c.goldLo),
  },
  {
    id: 'baccarat',
    words: ['baccarat', 'punto', 'banco', 'squeeze'],
    others: BACCARAT,
    alone: true,
    types: ['LIVE'],
    scenes: ['felt', 'hall', 'city', 'curtain'],
    accents: ['chip', 'sparkle', 'card'],
    lean: 0,
    svg: (c) =>
      path('M-100 30C-70-6 70-6 100 30L88 70C50 48-50 48-88 70Z', c.greenLo) +
      path('M-92 28C-60 0 60 0 92 28L84 56C50 38-50 38-84 56Z', c.green) +
      card(c, -58, -28, -14, 'A', 'diamond', 0.86) +
      card(c, -24, -38, -4, '7', 'spade', 0.86) +
      card(c, 30, -38, 6, 'K', 'heart', 0.86) +
      card(c, 64, -26, 16, 'J', 'club', 0.86) +
      place(
        -48,
        66,
        1,
        0,
        circle(0, 0, 30, c.blueLo) + circle(0, -3, 30, c.blue) + stroke('M-8 12V-18H2A9 9 0 0 1 2 1H-8', c.whiteHi, 7),
      ) +
      place(
        48,
        66,
        1,
        0,
        circle(0, 0, 30, c.redLo) +
          circle(0, -3, 30, c.red) +
          stroke('M-8 12V-18H1A7 7 0 0 1 1-4H-8M1-4A8 8 0 0 1 1 12H-8', c.whiteHi, 7),
      ) +
      place(
        0,
        70,
        0.8,
        0,
        circle(0, 0, 30, c.greenLo) + circle(0, -3, 30, c.gold) + stroke('M-13-17H13M0-17V13', c.whiteHi, 7),
      ),
  },
  {
    id: 'dice',
    words: ['dice', 'backgammon', 'six sides', 'trio', 'sic bo', 'sicbo', 'craps', 'bo', 'tai', 'xoc'],
    types: ['LIVE', 'PVP'],
    scenes: ['felt', 'neon', 'bokeh', 'rays'],
    accents: ['chip', 'sparkle', 'star'],
    lean: 10,
    svg: (c) =>
      die(c, -40, 34, -14, 0.98, c.a, c.aHi, c.aLo) +
      die(c, 48, 40, 18, 0.92, c.b, c.bHi, c.bLo) +
      die(c, 8, -38, 8, 1.04, c.red, c.redHi, c.redLo),
  },
  {
    id: 'dealer',
    words: ['dealer', 'baccarat', 'blackjack', 'hold'],
    hints: ['live', 'salon', 'prive', 'vip', 'lounge', 'studio', 'lobby', 'casino', 'club'],
    alone: true,
    types: ['LIVE'],
    scenes: ['curtain', 'bokeh', 'city', 'felt'],
    accents: ['chip', 'sparkle', 'card'],
    lean: 0,
    svg: (c) =>
      path('M-44-30C-58-84-24-104 0-104S58-84 44-30C52 0 46 20 34 24H-34C-46 20-52 0-44-30Z', c.darkLo) +
      path('M-12-10H12V24H-12Z', c.skinLo) +
      path('M-78 96C-78 34-50 18-16 12L0 34 16 12C50 18 78 34 78 96Z', c.a) +
      path('M-16 12L0 56 16 12 26 15 6 96H-6L-26 15Z', c.whiteHi) +
      mirrored(path('M4 40L24 30V52Z', c.red)) +
      circle(0, 41, 5, c.redLo) +
      path('M-32-56C-34-84 34-84 32-56C34-22 18-2 0 0C-18-2-34-22-32-56Z', c.skin) +
      path('M-36-48C-38-92 10-90 12-84C28-82 38-72 36-46C28-58 22-66 8-70C-8-66-28-64-36-48Z', c.dark) +
      mirrored(
        path('M7-42C10-48 20-48 23-42C20-37 10-37 7-42Z', c.whiteHi) +
          circle(15, -42, 4, c.darkLo) +
          stroke('M6-43C10-50 20-50 25-43', c.darkLo, 3) +
          stroke('M8-54Q16-58 24-53', c.dark, 3) +
          circle(37, -30, 4, c.gold) +
          circle(21, -27, 6, c.pinkHi, 'opacity=".6"'),
      ) +
      path('M-9-18Q0-22 9-18Q0-8-9-18Z', c.red) +
      stroke('M-2-30Q0-27 3-30', c.skinLo, 3) +
      card(c, -44, 62, -18, 'A', 'heart', 0.56) +
      card(c, -16, 62, 4, 'K', 'spade', 0.56) +
      chips(c, 50, 82, 4, c.gold, c.goldLo),
  },
  {
    id: 'fortune-wheel',
    words: ['fortune wheel', 'wheel of', 'dream catcher', 'mega wheel', 'game show', 'monopol'],
    hints: ['crazy'],
    types: ['LIVE', 'RNG', 'LOTT'],
    scenes: ['curtain', 'neon', 'rays', 'city'],
    accents: ['star', 'coin', 'sparkle'],
    lean: 0,
    svg: (c) =>
      path('M-40 100L-22 50H22L40 100Z', c.goldLo) +
      rect(-60, 88, 120, 12, 6, c.gold) +
      circle(0, -8, 90, c.goldLo) +
      circle(0, -10, 90, c.gold) +
      `<g transform="translate(0 -10)">${round(12, (i) => path('M0 0L-20.7-77A80 80 0 0 1 20.7-77Z', [c.red, c.gold, c.blue, c.green, c.violet, c.orange][i % 6] as string) + circle(0, -58, 6, c.whiteHi))}${round(24, (i) => circle(0, -85, 3.4, i % 2 === 0 ? c.whiteHi : c.redHi))}</g>` +
      circle(0, -10, 24, c.goldLo) +
      circle(0, -12, 23, c.gold) +
      path(starPath(0, -12, 17, 8, 5), c.whiteHi) +
      path('M-15-106H15L0-72Z', c.red) +
      path('M-15-106H0V-72Z', c.redHi),
  },
  {
    id: 'dragon-tiger',
    words: ['dragon tiger', 'dragon & tiger', 'dragon-tiger', 'long hu'],
    alone: true,
    types: ['LIVE'],
    scenes: ['fire', 'felt', 'mandala'],
    accents: ['chip', 'flame'],
    lean: 0,
    svg: (c) =>
      place(
        -48,
        -8,
        1,
        0,
        circle(0, 0, 56, c.gold) +
          circle(0, 0, 49, c.red) +
          path(
            'M-30 24C-40-8-18-34 8-34L2-26C22-28 36-14 34 2L22-4C28 14 16 30-2 32C8 22 8 12-2 10C-10 20-22 18-30 24Z',
            c.goldHi,
          ) +
          circle(10, -14, 4, c.redLo) +
          path('M-12-30L-20-46-2-36Z', c.goldHi),
      ) +
      place(
        48,
        8,
        1,
        0,
        circle(0, 0, 56, c.gold) +
          circle(0, 0, 49, c.blue) +
          mirrored(circle(24, -26, 11, c.orange)) +
          path('M0-34C26-34 36-12 32 6C28 26 12 34 0 34S-28 26-32 6C-36-12-26-34 0-34Z', c.orange) +
          mirrored(
            path('M4 10C14 8 24 14 20 24C14 32 6 30 2 26Z', c.whiteHi) +
              ellipse(14, -4, 5, 6, c.darkLo) +
              path('M33-12L20-8 34-2ZM30 12L22 12 27 20Z', c.darkLo),
          ) +
          path('M-4-34H4L0-16ZM-12-32L-8-33-8-18ZM12-32L8-33 8-18ZM-6 8H6L0 16Z', c.darkLo),
      ) +
      path('M-16-24L8 0-2 2 16 26-6 6 4 3Z', c.whiteHi) +
      chips(c, -40, 86, 2, c.a, c.aLo) +
      chips(c, 40, 92, 2, c.b, c.bLo),
  },
];
