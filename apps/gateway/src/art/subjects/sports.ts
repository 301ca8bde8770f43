import { circle, ellipse, mirrored, path, place, rect, round, starPath, stroke, times } from '../shapes.ts';
import type { Subject } from './subject.ts';

/** Balls, bats, engines and prizes. */
export const SPORTS: readonly Subject[] = [
  {
    id: 'football',
    words: ['football', 'golden boot', 'soccer', 'penalty', 'world cup', 'derby'],
    hints: ['goal', 'boot', 'derby', 'striker', 'league', 'champion', 'sport'],
    types: ['SPORTS', 'PVP'],
    scenes: ['stadium', 'rays', 'fire', 'city'],
    accents: ['star', 'bolt', 'sparkle'],
    lean: 14,
    svg: (c) =>
      path('M-104 70C-84 20-60-6-30-30L20 60C-30 60-70 64-104 70Z', c.orange, 'opacity=".8"') +
      path('M-90 84C-70 50-44 26-20 10L14 66C-24 66-60 74-90 84Z', c.goldHi, 'opacity=".85"') +
      circle(14, 4, 82, c.whiteLo) +
      circle(12, 2, 80, c.white) +
      `<g transform="translate(12 2)">${path('M0-28L27-9 16 23H-16L-27-9Z', c.darkLo)}${round(5, () => path('M-14-78A80 80 0 0 1 14-78L18-66 0-54-18-66Z', c.darkLo) + stroke('M0-54V-28', c.darkLo, 4) + stroke('M18-66L42-52', c.darkLo, 4) + stroke('M-18-66L-42-52', c.darkLo, 4))}</g>` +
      stroke('M-44-32A66 66 0 0 1-4-62', c.whiteHi, 8, 'opacity=".9"'),
  },
  {
    id: 'cricket',
    words: ['cricket', 'ipl', 'bpl', 'wicket', 't20', 'sixer', 'batsman', 'twenty20', 'test match'],
    hints: ['premier'],
    types: ['SPORTS'],
    scenes: ['stadium', 'rays', 'hills'],
    accents: ['star', 'sparkle', 'bolt'],
    lean: 6,
    svg: (c) =>
      times(3, (i) => rect(22 + i * 24, -36, 10, 128, 4, c.goldLo) + rect(22 + i * 24, -36, 5, 128, 2, c.gold)) +
      rect(20, -44, 32, 8, 4, c.red) +
      rect(48, -44, 32, 8, 4, c.red) +
      place(
        -22,
        0,
        1,
        -28,
        rect(-7, -106, 14, 62, 6, c.a) +
          stroke('M-6-96L6-90M-6-82L6-76M-6-68L6-62M-6-54L6-48', c.aHi, 3) +
          path('M-7-50H7C24-40 24-30 24-20V80C24 94-24 94-24 80V-20C-24-30-24-40-7-50Z', c.wood) +
          path('M-7-50H7C24-40 24-30 24-20V80C24 88 14 92 4 92V-36Z', c.woodHi, 'opacity=".55"') +
          rect(-18, 14, 36, 34, 4, c.red) +
          path(starPath(0, 31, 13, 6, 5), c.goldHi),
      ) +
      circle(42, 58, 34, c.redLo) +
      circle(40, 56, 33, c.red) +
      stroke('M20 30Q46 54 28 86', c.whiteHi, 4, 'stroke-dasharray="5 5"') +
      stroke('M28 26Q56 54 38 88', c.whiteHi, 4, 'stroke-dasharray="5 5"') +
      ellipse(56, 38, 6, 4, c.whiteHi, 'opacity=".7"'),
  },
  {
    id: 'tennis',
    words: ['tennis', 'squash', 'grand slam', 'racket'],
    hints: ['open', 'ace'],
    types: ['SPORTS'],
    scenes: ['stadium', 'diamonds', 'rays'],
    accents: ['star', 'sparkle'],
    lean: 10,
    svg: (c) =>
      place(
        -8,
        0,
        1,
        32,
        ellipse(0, -40, 52, 62, 'none', `stroke="${c.bLo}" stroke-width="16"`) +
          ellipse(0, -41, 52, 62, 'none', `stroke="${c.bHi}" stroke-width="8"`) +
          stroke(
            'M-32-84V4M-16-98V18M0-100V20M16-98V18M32-84V4M-42-70H42M-48-52H48M-48-34H48M-46-16H46M-36 2H36',
            c.whiteHi,
            2,
          ) +
          path('M-22 14L-8 44H8L22 14Q0 30-22 14Z', c.bLo) +
          rect(-9, 40, 18, 70, 8, c.dark) +
          stroke('M-8 56L8 62M-8 72L8 78M-8 88L8 94', c.goldHi, 3),
      ) +
      circle(48, 48, 40, c.greenLo) +
      circle(46, 46, 39, c.gold) +
      circle(46, 46, 39, c.greenHi, 'opacity=".75"') +
      stroke('M14 26Q46 46 26 80M66 14Q52 44 84 56', c.whiteHi, 5),
  },
  {
    id: 'basketball',
    words: ['basket', 'nba', 'dunk', 'hoop', 'slam'],
    types: ['SPORTS'],
    scenes: ['stadium', 'neon', 'city', 'rays'],
    accents: ['star', 'bolt', 'flame'],
    lean: 8,
    svg: (c) =>
      rect(-78, -100, 156, 92, 8, c.whiteHi) +
      rect(-78, -100, 156, 92, 8, 'none', `stroke="${c.steelLo}" stroke-width="6"`) +
      rect(-30, -66, 60, 46, 3, 'none', `stroke="${c.redLo}" stroke-width="6"`) +
      ellipse(0, -10, 44, 10, 'none', `stroke="${c.redLo}" stroke-width="8"`) +
      stroke(
        'M-42-6L-26 40M-22 0L-12 44M0 2V46M22 0L12 44M42-6L26 40M-36 14Q0 26 36 14M-30 32Q0 42 30 32',
        c.whiteLo,
        3,
      ) +
      circle(20, 42, 55, c.orangeLo) +
      circle(18, 40, 54, c.orange) +
      stroke('M18-14V94M-36 40H72M-18 2Q14 40-18 80M54 2Q22 40 54 80', c.darkLo, 4) +
      stroke('M-16 20A40 40 0 0 1 4 4', c.orangeHi, 7),
  },
  {
    id: 'gamepad',
    words: ['arena', 'esport', 'e-sport', 'squad', 'mech', 'lane', 'dota', 'cyber', 'pixel'],
    hints: ['virtual', 'arena', 'game', 'arcade'],
    types: ['SPORTS', 'PVP'],
    scenes: ['neon', 'space', 'city', 'diamonds'],
    accents: ['bolt', 'star', 'sparkle'],
    lean: 10,
    floats: true,
    svg: (c) =>
      path(
        'M-60-46C-40-54 40-54 60-46C92-40 104 46 96 70C86 92 62 84 42 48H-42C-62 84-86 92-96 70C-104 46-92-40-60-46Z',
        c.aLo,
        'transform="translate(0 8)"',
      ) +
      path(
        'M-60-46C-40-54 40-54 60-46C92-40 104 46 96 70C86 92 62 84 42 48H-42C-62 84-86 92-96 70C-104 46-92-40-60-46Z',
        c.a,
      ) +
      path(
        'M-60-46C-40-54 40-54 60-46C70-44 78-34 84-20C40-30-40-30-84-20C-78-34-70-44-60-46Z',
        c.aHi,
        'opacity=".7"',
      ) +
      path('M-62-22H-46V-8H-32V8H-46V22H-62V8H-76V-8H-62Z', c.darkLo) +
      circle(54, -18, 9, c.gold) +
      circle(54, 18, 9, c.green) +
      circle(36, 0, 9, c.red) +
      circle(72, 0, 9, c.blue) +
      circle(-24, 30, 17, c.darkLo) +
      circle(-24, 28, 12, c.dark) +
      circle(24, 30, 17, c.darkLo) +
      circle(24, 28, 12, c.dark) +
      circle(0, -8, 10, c.whiteHi) +
      path(starPath(0, -8, 8, 3.6, 5), c.goldLo),
  },
  {
    id: 'race',
    words: ['races', 'kart', 'racing', 'grand prix', 'formula', 'car', 'moto', 'drift', 'rally'],
    hints: ['turbo', 'drive', 'race'],
    types: ['SPORTS', 'RNG'],
    scenes: ['neon', 'city', 'stadium', 'desert'],
    accents: ['bolt', 'star', 'flame'],
    lean: 0,
    svg: (c) =>
      mirrored(
        rect(58, 20, 34, 66, 12, c.darkLo) + rect(62, 26, 10, 54, 5, c.dark) + rect(54, -40, 24, 42, 10, c.darkLo),
      ) +
      path('M-90-56H90V-40H-90Z', c.a) +
      mirrored(rect(78, -68, 12, 34, 4, c.red)) +
      path('M-30-46H30L48 30 60 78H-60L-48 30Z', c.a) +
      path('M-8-46H8L16 78H-16Z', c.whiteHi) +
      path('M-28-8C-26-40 26-40 28-8Z', c.darkLo) +
      circle(0, -20, 18, c.gold) +
      path('M-15-20Q0-30 15-20V-12Q0-18-15-12Z', c.blueLo) +
      path('M-96 72C-60 60 60 60 96 72L92 92H-92Z', c.red) +
      path('M-96 72C-60 60 60 60 96 72L94 78C60 68-60 68-94 78Z', c.redHi) +
      circle(0, 44, 17, c.gold) +
      stroke('M-5 36H6L-2 54', c.redLo, 5) +
      mirrored(path('M34 26L52 30 46 44 34 40Z', c.goldHi)),
  },
  {
    id: 'boxing',
    words: ['boxing', 'fighters', 'ring', 'ufc', 'mma', 'knockout', 'punch'],
    hints: ['fight', 'champion belt'],
    types: ['SPORTS', 'PVP'],
    scenes: ['stadium', 'fire', 'curtain', 'rays'],
    accents: ['bolt', 'star'],
    lean: 8,
    svg: (c) =>
      path(starPath(0, 0, 106, 66, 12), c.gold) +
      path(starPath(0, 0, 86, 56, 12), c.goldHi) +
      glove(c.blue, c.blueHi, c.blueLo, c.whiteHi, 46, 20, 0.82, 14, false) +
      glove(c.red, c.redHi, c.redLo, c.whiteHi, -34, -2, 0.98, -12, true),
  },
  {
    id: 'trophy',
    words: ['trophy'],
    hints: ['cup', 'winner', 'tournament', 'victory', 'final', 'master'],
    types: ['SPORTS', 'PVP', 'RNG'],
    scenes: ['stadium', 'rays', 'curtain', 'bokeh'],
    accents: ['star', 'sparkle', 'coin'],
    lean: 4,
    svg: (c) =>
      mirrored(stroke('M52-66C96-72 98-14 46-4', c.goldLo, 13) + stroke('M52-68C94-72 94-18 46-8', c.goldHi, 5)) +
      path('M-60-88H60C60-20 44 18 12 28V50H-12V28C-44 18-60-20-60-88Z', c.gold) +
      path(
        'M-48-80C-46-30-36 0-16 14',
        'none',
        `stroke="${c.whiteHi}" stroke-width="9" stroke-linecap="round" opacity=".8"`,
      ) +
      rect(-64, -96, 128, 16, 8, c.goldHi) +
      path('M-26 48H26L34 66H-34Z', c.goldLo) +
      rect(-50, 64, 100, 34, 6, c.a) +
      rect(-30, 72, 60, 16, 4, c.goldHi) +
      path(starPath(4, -34, 30, 13, 5), c.whiteHi) +
      path(starPath(4, -34, 20, 9, 5), c.red),
  },
  {
    id: 'jockey',
    words: ['horse', 'race horse', 'stallion', 'racecourse', 'jockey', 'gallop', 'turf', 'greyhound', 'pony'],
    types: ['SPORTS'],
    scenes: ['stadium', 'hills', 'rays'],
    accents: ['star', 'leaf'],
    lean: 0,
    svg: (c) =>
      path(
        'M-64 96C-54 50-28 30-34-2C-46 14-66 26-82 20C-98 14-100-4-90-14L-44-58-40-92-20-66C40-70 74-10 84 96Z',
        c.wood,
      ) +
      path('M-22-66C40-70 74-10 84 96H56C56 20 34-40-22-66Z', c.woodLo) +
      path('M-44-58L-40-92-28-74Z', c.woodHi) +
      path('M-90-14C-100-4-98 14-82 20C-76 10-80-6-90-14Z', c.woodHi) +
      circle(-44, -38, 7, c.darkLo) +
      circle(-46, -40, 2.5, c.whiteHi) +
      circle(-86, 2, 4, c.darkLo) +
      stroke('M-66-38L-60 14M-40-62L-34 0M-62-4L-34-10', c.red.startsWith('url') ? c.redLo : c.red, 6) +
      circle(-62, -4, 6, c.gold) +
      path('M-30 50L74 30 84 96H-50Z', c.a) +
      path('M-30 50L74 30 76 42-33 62Z', c.gold) +
      stroke('M6 66H26L14 90', c.whiteHi, 8),
  },
];

function glove(
  fill: string,
  lit: string,
  shade: string,
  cuff: string,
  x: number,
  y: number,
  scale: number,
  turn: number,
  flipped: boolean,
): string {
  const drawing =
    path('M-44 30C-58-10-50-74 0-78C50-78 60-30 50 6C46 24 38 34 34 44H-36Z', fill) +
    path('M-44 30C-66 20-72-14-54-24C-40-30-30-16-30 0C-30 16-18 20-10 14', shade) +
    stroke('M-26-52C-12-64 14-64 28-50', lit, 8) +
    path('M-38 42H36L40 86H-40Z', cuff) +
    path('M-38 42H36L38 56H-39Z', shade) +
    stroke('M-10 64V82M10 64V82M-10 64L10 82M10 64L-10 82', shade, 3) +
    ellipse(20, -20, 12, 22, lit, 'opacity=".35"');
  return place(x, y, scale, turn, flipped ? `<g transform="scale(-1 1)">${drawing}</g>` : drawing);
}
