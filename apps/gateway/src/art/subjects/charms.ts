import { circle, mirrored, path, rect, starPath, stroke, times } from '../shapes.ts';
import type { Subject } from './subject.ts';

/** Magical objects of slot games. */
export const CHARMS: readonly Subject[] = [
  {
    id: 'pearl',
    words: ['pearl', 'shell', 'oyster'],
    hints: ['lagoon', 'coral'],
    types: ['RNG', 'FISH'],
    scenes: ['deep', 'sea', 'bokeh'],
    accents: ['bubble', 'sparkle'],
    lean: 6,
    svg: (c) =>
      path('M0 30C-70 30-104-10-88-52C-74-90-30-98 0-92C30-98 74-90 88-52C104-10 70 30 0 30Z', c.a) +
      times(5, (i) => stroke(`M0 28L${-70 + i * 35} ${-60 - (2 - Math.abs(i - 2)) * 14}`, c.aLo, 4)) +
      path('M-84-6C-60 24-30 34 0 34S60 24 84-6C70 44 40 44 0 44S-70 44-84-6Z', c.aLo) +
      path('M-96 40C-70 30-30 26 0 26S70 30 96 40C92 78 50 94 0 94S-92 78-96 40Z', c.a) +
      path('M-80 44C-50 36-30 34 0 34S50 36 80 44C66 62 36 66 0 66S-66 62-80 44Z', c.aHi) +
      circle(0, 20, 38, c.white) +
      circle(-12, 8, 11, c.whiteHi) +
      stroke('M26 38A32 32 0 0 1-6 52', c.pinkHi, 5),
  },
  {
    id: 'book',
    words: ['book', 'tome', 'scroll'],
    hints: ['legend', 'secret', 'myster', 'tale', 'story'],
    types: ['RNG'],
    scenes: ['hall', 'desert', 'rays', 'night'],
    accents: ['sparkle', 'star'],
    lean: 6,
    svg: (c) =>
      path('M-12 20L-64-96H64L12 20Z', c.goldHi, 'opacity=".5"') +
      mirrored(
        path('M0 88C30 70 66 68 98 76V-4C66-14 30-10 0 10Z', c.aLo) +
          path('M0 78C30 60 64 58 92 66V-14C64-22 30-18 0 2Z', c.white) +
          path('M0 78C10 70 20 66 30 63V-14C18-12 8-6 0 2Z', c.whiteLo) +
          stroke('M42 6Q62 2 80 6M42 22Q62 18 80 22M42 38Q62 34 80 38', c.goldLo, 4),
      ) +
      circle(0, -44, 27, 'none', `stroke="${c.gold}" stroke-width="9"`) +
      path('M-5-18H5V26H-5ZM-22-6H22V6H-22Z', c.gold) +
      circle(0, -44, 12, c.b) +
      path(starPath(0, -44, 12, 4, 4), c.whiteHi),
  },
  {
    id: 'potion',
    words: ['potion', 'wizard', 'witch', 'alchem', 'elixir'],
    hints: ['magic', 'spell'],
    types: ['RNG'],
    scenes: ['night', 'bokeh', 'hall', 'mandala'],
    accents: ['sparkle', 'star', 'bubble'],
    lean: 10,
    svg: (c) =>
      path(
        'M-20-60H20V-22C60-8 80 26 70 62C64 86 40 94 0 94S-64 86-70 62C-80 26-60-8-20-22Z',
        c.whiteHi,
        'opacity=".45"',
      ) +
      path('M-66 30C-40 18-20 40 8 30S50 22 67 30C72 74 54 86 0 86S-72 74-66 30Z', c.a) +
      path('M-66 30C-40 18-20 40 8 30S50 22 67 30C50 40 30 36 8 42S-40 30-66 30Z', c.aHi) +
      circle(-24, 60, 9, c.aHi) +
      circle(18, 54, 6, c.aHi) +
      circle(30, 70, 4, c.aHi) +
      rect(-26, -66, 52, 14, 7, c.gold) +
      path('M-16-66L-18-90Q0-98 18-90L16-66Z', c.wood) +
      stroke('M-50 8C-46-2-38-8-30-12', c.whiteHi, 8) +
      path(starPath(0, 4, 22, 9, 5), c.gold) +
      stroke('M-20-48H20', c.b, 8),
  },
  {
    id: 'lamp',
    words: ['lamp', 'genie', 'arab', 'aladdin', 'sultan'],
    hints: ['wish', 'desert', 'sahara'],
    types: ['RNG'],
    scenes: ['desert', 'night', 'mandala', 'hall'],
    accents: ['star', 'sparkle', 'coin'],
    lean: 6,
    svg: (c) =>
      path('M84-6C104-30 74-44 88-66C96-80 80-92 62-84C40-74 66-58 52-42C44-32 56-16 70-10Z', c.b, 'opacity=".85"') +
      circle(66, -70, 5, c.bHi) +
      stroke('M-58 34C-110 30-104-24-58-14', c.goldLo, 11) +
      path('M-66 4C-30-14 20-16 46-6C64 0 74-14 96-10C88 14 70 44 30 54C-10 62-54 48-66 4Z', c.gold) +
      path('M-58 8C-30-6 10-8 40 0C20 8-20 12-58 8Z', c.goldHi) +
      path('M-34-8C-30-34 18-34 22-10Z', c.a) +
      circle(-6, -38, 9, c.gold) +
      path('M-20 54H20L34 84H-34Z', c.goldLo) +
      rect(-44, 80, 88, 14, 7, c.gold) +
      circle(-4, 26, 13, c.red) +
      circle(-8, 22, 4, c.redHi) +
      circle(-34, 24, 6, c.a) +
      circle(28, 24, 6, c.a),
  },
];
