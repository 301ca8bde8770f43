import { circle, mirrored, path, place, stroke, times } from '../shapes.ts';
import type { Subject } from './subject.ts';

/** Animals of the open sea. */
export const DEEP_SEA: readonly Subject[] = [
  {
    id: 'jellyfish',
    words: ['medusa', 'plankton'],
    hints: ['jelly', 'glow'],
    types: ['FISH'],
    scenes: ['deep', 'night', 'aurora'],
    accents: ['bubble', 'sparkle'],
    lean: 8,
    floats: true,
    svg: (c) =>
      times(5, (i) =>
        stroke(
          `M${-44 + i * 22} 4c-14 24 14 34 0 58s8 26 2 ${38 - Math.abs(i - 2) * 8}`,
          i % 2 === 0 ? c.bHi : c.b.startsWith('url') ? c.bLo : c.b,
          7,
        ),
      ) +
      stroke('M-16 0C-40 40 6 50-14 92M14 0C40 40-6 50 14 88', c.pinkHi, 11, 'opacity=".75"') +
      path(
        'M-74 8C-84-60-44-98 0-98S84-60 74 8C62-4 52-2 46 12C36-2 24-2 16 12C8 0-8 0-16 12C-24-2-36-2-46 12C-52-2-62-4-74 8Z',
        c.b,
      ) +
      path('M-52-22C-50-62-26-80 4-80C-20-66-30-44-32-18Z', c.whiteHi, 'opacity=".55"') +
      mirrored(circle(20, -26, 8, c.darkLo) + circle(18, -29, 3, c.whiteHi) + circle(34, -12, 6, c.pinkHi)) +
      stroke('M-9-12Q0-4 9-12', c.darkLo, 4) +
      circle(40, -58, 7, c.bHi) +
      circle(24, -74, 4, c.bHi),
  },
  {
    id: 'swordfish',
    words: ['marlin', 'swordfish', 'tuna', 'king fish'],
    hints: ['speed'],
    types: ['FISH', 'SPORTS'],
    scenes: ['sea', 'deep'],
    accents: ['bubble', 'bolt'],
    lean: 10,
    floats: true,
    svg: (c) =>
      place(
        0,
        0,
        1,
        -24,
        path('M-120-4L-54-14V6Z', c.steel) +
          path('M-40-24C-30-70 10-74 52-22Z', c.violet) +
          stroke('M-22-30L-14-54M-4-28L6-56M14-24L24-44', c.violetHi, 4) +
          path('M74 0C92-22 96-44 112-56C108-24 108 20 116 52C98 40 90 18 74 6Z', c.blueLo) +
          path('M-62-6C-40-32 20-38 84 2C30 36-36 34-62 8Z', c.blue) +
          path('M-60 6C-20 14 40 16 84 2C40 30-30 34-60 6Z', c.whiteHi) +
          circle(-42, -8, 7, c.whiteHi) +
          circle(-43, -8, 4, c.darkLo) +
          path('M-20 14C-10 34 4 44 20 46C18 34 10 22 4 14Z', c.violet) +
          stroke('M-40-20Q10-32 56-8', c.blueHi, 4),
      ),
  },
  {
    id: 'seahorse',
    words: ['seahorse', 'water dragon'],
    hints: ['bay', 'tide'],
    types: ['FISH'],
    scenes: ['deep', 'bokeh'],
    accents: ['bubble', 'star', 'leaf'],
    lean: 8,
    floats: true,
    svg: (c) =>
      path('M24-6C54-14 70 6 62 34C48 36 34 30 24 22Z', c.bHi) +
      path(
        'M-12-96L0-84 14-98 18-82 36-84 30-70C44-54 40-34 30-22C48 6 42 44 14 60C-6 72-8 86 8 88C22 88 24 74 14 72C34 64 42 90 18 100C-18 106-40 82-22 56C-8 38-14 26-24 6C-30-8-24-24-10-32C-26-32-44-28-60-24C-70-28-70-42-60-46C-44-46-36-60-28-72C-24-80-18-84-12-84Z',
        c.orange,
      ) +
      circle(-4, -62, 12, c.whiteHi) +
      circle(-6, -62, 6, c.darkLo) +
      times(5, (i) =>
        stroke(`M${-18 + i * 2} ${0 + i * 14}Q${4 + i} ${8 + i * 13} ${26 - i * 2} ${-2 + i * 13}`, c.goldHi, 4),
      ) +
      circle(-62, -35, 5, c.orangeLo) +
      circle(14, -50, 4, c.goldHi) +
      circle(18, -38, 3, c.goldHi),
  },
  {
    id: 'narwhal',
    words: ['narwhal', 'unicorn'],
    types: ['FISH', 'RNG'],
    scenes: ['sea', 'deep', 'night'],
    accents: ['bubble', 'fish', 'star'],
    lean: 4,
    floats: true,
    svg: (c) =>
      path('M-84-6L-112-104-70-24Z', c.gold) +
      stroke('M-88-24L-78-30M-93-44L-85-48M-98-64L-92-66M-103-82L-99-84', c.goldLo, 3.5) +
      path('M62 0C66-30 52-44 46-64C64-62 76-52 84-40C88-54 98-64 110-66C110-44 98-24 86 2Z', c.teal) +
      path('M-98 20C-96-30-40-46 4-30C40-16 56 6 70-14L90-6C88 44 50 84-10 84C-64 84-100 60-98 20Z', c.teal) +
      path('M-97 30C-60 44-10 48 30 40C20 70-4 84-20 84C-64 82-94 60-97 30Z', c.whiteHi) +
      stroke('M-84 44Q-50 56-10 56M-78 58Q-50 68-16 68M-62 72Q-44 78-24 78', c.tealHi, 3) +
      circle(-58, 14, 8, c.whiteHi) +
      circle(-60, 14, 5, c.darkLo) +
      stroke('M-95 24C-84 34-72 34-62 30', c.tealLo, 4) +
      path('M-6 36C6 56 26 64 44 60C38 44 24 32 8 30Z', c.tealLo) +
      stroke('M-76-10C-60-30-30-36-4-28', c.tealHi, 6),
  },
];
