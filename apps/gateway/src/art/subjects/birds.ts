import { circle, ellipse, mirrored, path, stroke, times } from '../shapes.ts';
import type { Subject } from './subject.ts';

/** Falcon, heron and otter. */
export const BIRDS: readonly Subject[] = [
  {
    id: 'falcon',
    words: ['falcon', 'eagle', 'hawk', 'garuda'],
    types: ['RNG'],
    scenes: ['peaks', 'clouds', 'rays', 'desert'],
    accents: ['feather', 'sparkle', 'star'],
    lean: 0,
    svg: (c) =>
      mirrored(
        path(
          'M22-8C64-48 96-52 112-84C112-40 104-14 84 2C96 2 100 0 106-4C100 22 84 38 58 44C40 46 26 40 18 26Z',
          c.woodLo,
        ) +
          path('M22-8C60-42 88-46 104-70C102-36 92-16 72-2C54 10 36 14 20 14Z', c.wood) +
          stroke('M44-18Q66-30 84-38M40 0Q60-4 78-16M36 18Q56 18 74 8', c.woodHi, 3),
      ) +
      path('M-24 52L0 108 24 52Z', c.woodLo) +
      path('M-12 54L0 96 12 54Z', c.woodHi) +
      path('M0-44C30-44 36-8 30 26C26 50 12 66 0 66C-12 66-26 50-30 26C-36-8-30-44 0-44Z', c.wood) +
      path('M0-22C18-22 22 0 18 24C14 46 8 54 0 54C-8 54-14 46-18 24C-22 0-18-22 0-22Z', c.whiteHi) +
      times(3, (i) => stroke(`M-11 ${2 + i * 15}l5 6 6-6 6 6 5-6`, c.wood, 3)) +
      circle(0, -56, 30, c.woodHi) +
      path('M-30-58C-28-92 28-92 30-58C18-70 8-70 0-62C-8-70-18-70-30-58Z', c.woodLo) +
      path('M-9-54H9C10-40 4-30 0-26C-4-30-10-40-9-54Z', c.gold) +
      path('M-4-38H5L0-26Z', c.goldLo) +
      mirrored(circle(14, -58, 7.5, c.gold) + circle(14, -58, 4.4, c.darkLo) + stroke('M6-68L24-64', c.darkLo, 4)) +
      mirrored(path('M8 62h10l4 16-7-5-5 8-5-7Z', c.gold)),
  },
  {
    id: 'heron',
    words: ['heron', 'crane', 'stork', 'egret'],
    types: ['RNG'],
    scenes: ['river', 'clouds', 'bokeh', 'jungle'],
    accents: ['leaf', 'feather', 'bubble'],
    lean: 0,
    svg: (c) =>
      ellipse(4, 94, 78, 9, c.blue) +
      stroke('M-52 94Q-46 40-60 6M-66 94Q-70 56-82 34M70 94Q72 52 88 26', c.green, 6) +
      ellipse(-60, 0, 5, 18, c.wood) +
      stroke('M-2 40V92M16 42V92M-2 92h-12M16 92h12', c.orange, 5) +
      path('M-62 30C-40-22 24-30 54-4C44 36 2 58-30 50Q-48 44-62 30Z', c.steelLo) +
      path('M-62 26C-34-20 20-26 46-2C28 28-6 40-34 34Q-52 32-62 26Z', c.steel) +
      path('M-62 28C-30 10 6 4 34 6C12 28-30 40-62 28Z', c.blueLo) +
      path(
        'M30-4C58-22 56-44 34-56C16-66 22-92 44-92C58-92 62-82 60-74C54-80 44-80 42-74C40-66 62-60 66-38C70-14 52 8 34 12Z',
        c.whiteHi,
      ) +
      path('M54-88L108-70 58-70Z', c.gold) +
      path('M58-76L108-70 58-70Z', c.orange) +
      path('M40-90C24-100 4-98-12-88C8-88 24-84 36-78Z', c.darkLo) +
      circle(51, -81, 4.2, c.darkLo) +
      circle(49.6, -82.4, 1.5, c.whiteHi),
  },
  {
    id: 'otter',
    words: ['otter', 'beaver', 'seal'],
    types: ['RNG', 'FISH'],
    scenes: ['river', 'sea', 'bokeh', 'clouds'],
    accents: ['bubble', 'leaf', 'sparkle'],
    lean: 5,
    svg: (c) =>
      path('M50 82C92 92 112 60 100 30C98 56 80 62 54 58Z', c.woodLo) +
      path('M0-30C46-30 62 24 58 62C54 90 30 98 0 98C-30 98-54 90-58 62C-62 24-46-30 0-30Z', c.wood) +
      path('M0-8C28-8 38 30 36 60C34 82 20 90 0 90C-20 90-34 82-36 60C-38 30-28-8 0-8Z', c.woodHi) +
      mirrored(circle(42, -72, 14, c.woodLo) + circle(42, -71, 7, c.pink)) +
      ellipse(0, -48, 56, 46, c.wood) +
      path('M-40-30C-40-56-16-50 0-42C16-50 40-56 40-30C40-12 20-4 0-4C-20-4-40-12-40-30Z', c.woodHi) +
      mirrored(circle(21, -56, 7.5, c.darkLo) + circle(18.6, -58.6, 2.6, c.whiteHi)) +
      ellipse(0, -37, 11, 8, c.darkLo) +
      ellipse(-3, -40, 3.6, 2, c.whiteHi) +
      stroke('M0-30V-22M-14-17Q-6-10 0-20Q6-10 14-17', c.darkLo, 3.5) +
      mirrored(stroke('M30-30L60-36M30-22L58-18', c.whiteHi, 2.5)) +
      path('M-30 40C-20 12 20 12 30 40C22 60-22 60-30 40Z', c.pinkHi) +
      times(5, (i) => stroke(`M0 54L${-22 + i * 11} 26`, c.pink, 2.5)) +
      mirrored(path('M56 34C40 22 22 32 16 48C34 58 52 56 56 34Z', c.woodLo)) +
      mirrored(ellipse(28, 94, 20, 8, c.woodLo)),
  },
];
