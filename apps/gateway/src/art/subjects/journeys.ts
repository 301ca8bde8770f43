import { circle, ellipse, mirrored, path, place, rect, starPath, stroke, times } from '../shapes.ts';
import type { Subject } from './subject.ts';

/** Vehicles and luggage. */
export const JOURNEYS: readonly Subject[] = [
  {
    id: 'rocket',
    words: ['rocket', 'astro', 'aviat', 'alien'],
    hints: ['space', 'galaxy', 'cosmic', 'crash', 'jet', 'planet', 'nova', 'moonshot'],
    types: ['RNG', 'PVP'],
    scenes: ['space', 'neon', 'aurora', 'clouds'],
    accents: ['star', 'sparkle', 'coin'],
    lean: 0,
    floats: true,
    svg: (c) =>
      place(
        6,
        -6,
        0.95,
        32,
        path('M-20 58C-40 80-14 92-22 120C2 108 2 96 0 88C4 104 14 108 22 120C18 96 40 82 20 58Z', c.orange) +
          path('M-10 60C-18 78-4 84-4 102C10 90 16 74 10 60Z', c.goldHi) +
          mirrored(path('M26 10C56 24 62 50 56 76L24 54Z', c.b)) +
          path('M0-108C36-78 44-20 30 60H-30C-44-20-36-78 0-108Z', c.white) +
          path('M0-108C36-78 44-20 30 60H8C20-10 18-70 0-108Z', c.whiteLo) +
          path('M0-108C14-96 24-80 30-60H-30C-24-80-14-96 0-108Z', c.red) +
          circle(0, -28, 19, c.gold) +
          circle(0, -28, 13, c.blue) +
          circle(-4, -33, 4, c.whiteHi) +
          rect(-31, 34, 62, 12, 0, c.a) +
          path('M-6 20H6L8 72H-8Z', c.bLo),
      ),
  },
  {
    id: 'lantern',
    words: ['lantern', 'diwali', 'new year', 'spring festival', 'eid', 'puja'],
    hints: ['festival', 'light'],
    types: ['RNG', 'LOTT'],
    scenes: ['night', 'mandala', 'bokeh', 'river'],
    accents: ['sparkle', 'petal', 'coin'],
    lean: 6,
    floats: true,
    svg: (c) =>
      stroke('M0-104V-78', c.gold, 5) +
      circle(0, -14, 92, c.orangeHi, 'opacity=".22"') +
      rect(-28, -82, 56, 14, 5, c.gold) +
      path('M0-70C70-70 92-46 92-14S70 44 0 44S-92 18-92-14S-70-70 0-70Z', c.red) +
      path('M0-70C44-70 58-46 58-14S44 44 0 44S-58 18-58-14S-44-70 0-70Z', c.orange, 'opacity=".55"') +
      path('M0-70C18-70 24-46 24-14S18 44 0 44S-24 18-24-14S-18-70 0-70Z', c.goldHi, 'opacity=".8"') +
      mirrored(stroke('M8-70C22-60 26 30 8 44M20-70C60-60 62 30 20 44', c.redLo, 3)) +
      rect(-28, 40, 56, 14, 5, c.gold) +
      times(5, (i) => stroke(`M${-20 + i * 10} 54V${84 + (2 - Math.abs(i - 2)) * 7}`, c.gold, 5)) +
      circle(0, 60, 9, c.goldHi) +
      path(starPath(0, -14, 22, 14, 8), c.gold),
  },
  {
    id: 'boat',
    words: ['boat', 'ship', 'galleon', 'corsair', 'viking', 'nouka', 'sindbad'],
    hints: ['sail', 'voyage', 'captain', 'river', 'sea', 'explorer'],
    types: ['RNG'],
    scenes: ['sea', 'river', 'night', 'clouds'],
    accents: ['fish', 'sparkle', 'bubble'],
    lean: 4,
    svg: (c) =>
      rect(-4, -98, 8, 130, 3, c.wood) +
      path('M-2-92C-70-70-80-10-58 24C-40 14-20 12-2 14Z', c.a) +
      path('M-2-72C-50-58-58-36-61-18C-40-26-20-26-2-24ZM-58 24C-40 14-20 12-2 14V2C-24 0-44 2-60 10Z', c.aHi) +
      path('M6-84C56-62 70-14 58 18C40 10 22 10 6 12Z', c.white) +
      path('M6-50C36-36 52-14 60 4C44-4 24-8 6-8Z', c.b) +
      path('M4-98L40-90 4-82Z', c.red) +
      path('M-100 26C-70 40 60 42 100 12C94 54 74 82 50 86H-44C-72 80-92 60-100 26Z', c.wood) +
      path('M-100 26C-70 40 60 42 100 12L97 26C60 54-60 54-97 38Z', c.gold) +
      times(5, (i) => circle(-52 + i * 25, 60, 7, c.woodLo) + circle(-52 + i * 25, 60, 3.5, c.goldHi)) +
      path('M-104 86Q-78 72-52 84T0 84T52 84T104 84V100H-104Z', c.blue) +
      stroke('M-90 90Q-70 80-52 90T0 90T52 90', c.whiteHi, 3),
  },
  {
    id: 'mask',
    words: ['mask', 'venice', 'opera', 'phantom', 'masquerade'],
    hints: ['party', 'dance', 'samba', 'ball'],
    types: ['RNG'],
    scenes: ['curtain', 'bokeh', 'night', 'diamonds'],
    accents: ['feather', 'sparkle', 'note'],
    lean: 8,
    floats: true,
    svg: (c) =>
      times(
        7,
        (i) =>
          `<g transform="translate(0 -10)rotate(${-66 + i * 22})">${path('M-4 0C-30-40-22-80 4-98C22-70 22-30 8 0Z', [c.a, c.b, c.pink, c.gold][i % 4] as string)}${stroke('M0-8Q-4-50 2-82', c.whiteHi, 2, 'opacity=".7"')}</g>`,
      ) +
      path(
        'M0-4C30-34 84-34 98-12C100 26 74 60 44 58C20 56 14 40 0 40S-20 56-44 58C-74 60-100 26-98-12C-84-34-30-34 0-4Z',
        c.gold,
      ) +
      path(
        'M0 4C30-24 78-24 90-8C90 22 68 50 44 49C24 48 16 30 0 30S-24 48-44 49C-68 50-90 22-90-8C-78-24-30-24 0 4Z',
        c.a,
      ) +
      mirrored(
        path('M20 12C34-8 64-8 74 8C64 30 34 32 20 12Z', c.darkLo) +
          stroke('M16 12C34-16 66-16 80 8', c.gold, 4) +
          circle(84, 24, 5, c.goldHi) +
          circle(62, 40, 5, c.goldHi) +
          circle(36, 42, 4, c.goldHi),
      ) +
      path('M0-30L14-12 0 12-14-12Z', c.red) +
      path('M0-30L14-12H-14Z', c.redHi) +
      path('M0 96C-10 80-6 60 0 46C6 60 10 80 0 96Z', c.gold),
  },
  {
    id: 'shield',
    words: [
      'warrior',
      'knight',
      'gladiator',
      'spartan',
      'thor',
      'zeus',
      'olymp',
      'titan',
      'rome',
      'troy',
      'odin',
      'valhalla',
      'sword',
    ],
    hints: ['hero', 'battle', 'war'],
    types: ['RNG', 'PVP'],
    scenes: ['peaks', 'fire', 'clouds', 'hall'],
    accents: ['bolt', 'flame', 'sparkle'],
    lean: 5,
    svg: (c) =>
      mirrored(
        `<g transform="rotate(42)">${path('M-8-106L0-118 8-106V40H-8Z', c.steel)}${path('M0-118L8-106V40H0Z', c.steelLo)}${rect(-28, 38, 56, 12, 6, c.gold)}${rect(-7, 48, 14, 32, 4, c.wood)}${circle(0, 86, 11, c.gold)}</g>`,
      ) +
      path('M0-72C26-58 50-54 72-56C78 10 56 66 0 94C-56 66-78 10-72-56C-50-54-26-58 0-72Z', c.gold) +
      path('M0-58C24-46 42-43 60-44C64 10 46 56 0 80C-46 56-64 10-60-44C-42-43-24-46 0-58Z', c.a) +
      path('M0-58C24-46 42-43 60-44C64 10 46 56 0 80Z', c.aLo) +
      path('M14-34L-30 22H-6L-16 62 32 0H6Z', c.goldHi) +
      path('M14-34L-30 22H-6L6 0Z', c.whiteHi, 'opacity=".7"') +
      mirrored(circle(66, -40, 5, c.goldHi) + circle(52, 28, 5, c.goldHi)),
  },
  {
    id: 'plane',
    words: ['plane', 'pilot', 'flight'],
    hints: ['fly', 'sky', 'air', 'zoom'],
    types: ['RNG'],
    scenes: ['clouds', 'rays', 'city', 'neon'],
    accents: ['star', 'coin', 'sparkle'],
    lean: 4,
    floats: true,
    svg: (c) =>
      place(
        0,
        0,
        1,
        -14,
        stroke('M-104 46Q-70 34-40 30M-100 66Q-60 54-30 46', c.whiteHi, 4, 'opacity=".7" stroke-dasharray="14 10"') +
          path('M-92-44L-58-40-34-4-74 6Z', c.red) +
          path('M-86 4C-40-22 30-34 74-16C92-8 92 10 74 18C30 32-40 32-86 14Z', c.red) +
          path('M-86 8C-40 20 30 22 88 4C86 12 82 15 74 18C30 32-40 32-86 14Z', c.redLo) +
          path('M-6-24C4-50 44-50 50-20Z', c.blue) +
          path('M2-26C10-44 30-44 36-36Z', c.whiteHi, 'opacity=".7"') +
          path('M-30 14L-8 70H24L34 14Z', c.gold) +
          path('M-20 14L6-64H28L24 8Z', c.gold, 'opacity=".9"') +
          circle(84, 1, 9, c.gold) +
          ellipse(92, 0, 5, 48, c.whiteHi, 'opacity=".6"') +
          path(starPath(-22, 4, 14, 6, 5), c.whiteHi),
      ),
  },
];
