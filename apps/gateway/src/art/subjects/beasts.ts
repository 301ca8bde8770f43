import type { Ink } from '../materials.ts';
import { circle, ellipse, mirrored, path, place, ring, starPath, stroke, times } from '../shapes.ts';
import type { Subject } from './subject.ts';

const eye = (c: Ink, x: number, y: number, size: number, iris: string): string =>
  place(
    x,
    y,
    size,
    0,
    path('M-16 4C-10-12 8-14 18-4C12 10-6 14-16 4Z', c.whiteHi) +
      circle(1, -1, 8, iris) +
      ellipse(1, -1, 3, 6.5, c.darkLo) +
      circle(-2, -4, 2.4, c.whiteHi) +
      stroke('M-18 4C-12-14 8-16 20-5', c.darkLo, 4),
  );

/** A big cat from the front; `marks` are its stripes or mane. */
function cat(c: Ink, coat: string, coatHi: string, coatLo: string, marks: string, iris: string): string {
  return (
    mirrored(circle(62, -58, 26, coatLo) + circle(62, -58, 15, c.pinkHi)) +
    path(
      'M0-78C46-80 76-50 78-12C80 20 64 40 52 54C38 78 18 88 0 88S-38 78-52 54C-64 40-80 20-78-12C-76-50-46-80 0-78Z',
      coat,
    ) +
    mirrored(
      path('M78-6L96 10 78 16 92 36 66 36Z', coat) +
        path('M6 20C30 14 56 26 54 48C50 70 28 78 10 66Z', c.whiteHi) +
        path('M14-18C20-40 52-42 56-22C46-12 28-8 14-18Z', coatHi),
    ) +
    marks +
    mirrored(eye(c, 34, -10, 1.05, iris) + stroke('M30 46L74 42M30 54L72 60', c.whiteHi, 2.5)) +
    path('M-20 12C-12 6 12 6 20 12C18 26 6 32 0 34C-6 32-18 26-20 12Z', c.pink) +
    path('M-14 12C-8 8 2 8 8 10C4 16-8 18-14 12Z', c.pinkHi) +
    path('M-26 46Q-10 58 0 46Q10 58 26 46C28 70 14 80 0 80S-28 70-26 46Z', c.redLo) +
    path('M-14 66Q0 56 14 66Q10 78 0 78T-14 66Z', c.pink) +
    mirrored(path('M12 51L22 48 17 64Z', c.whiteHi)) +
    stroke('M0 32V46', c.darkLo, 3)
  );
}

/** Wild animals and mythical beasts. */
export const BEASTS: readonly Subject[] = [
  {
    id: 'tiger',
    words: ['tiger', 'sundarban', 'jaguar', 'panther', 'leopard'],
    hints: ['bengal'],
    types: ['RNG'],
    scenes: ['jungle', 'fire', 'rays', 'mandala'],
    accents: ['leaf', 'coin', 'flame'],
    lean: 0,
    svg: (c) =>
      cat(
        c,
        c.orange,
        c.goldHi,
        c.orangeLo,
        path('M-7-76H7L0-40ZM-26-72L-14-74-12-46ZM26-72L14-74 12-46Z', c.darkLo) +
          mirrored(path('M74-34L46-28 78-18ZM78-2L54 4 76 14ZM70 28L52 26 62 42Z', c.darkLo)),
        c.green,
      ),
  },
  {
    id: 'lion',
    words: ['lion', 'safari', 'simba'],
    hints: ['pride', 'savanna', 'africa'],
    types: ['RNG'],
    scenes: ['rays', 'desert', 'hills', 'mandala'],
    accents: ['coin', 'sparkle'],
    lean: 0,
    svg: (c) =>
      ring('lm', 16, path('M-26-40C-24-80-8-92 0-100C8-92 24-80 26-40Z', c.wood), 11) +
      ring('ln', 14, path('M-20-40C-20-70-8-84 0-90C8-84 20-70 20-40Z', c.orange)) +
      place(
        0,
        4,
        0.8,
        0,
        cat(c, c.gold, c.goldHi, c.goldLo, path('M0-78C12-60 10-40 0-30C-10-40-12-60 0-78Z', c.goldLo), c.orange),
      ),
  },
  {
    id: 'dragon',
    words: ['dragon', 'drago', 'wyrm', 'long', 'mahjong ways'],
    types: ['RNG', 'FISH'],
    scenes: ['fire', 'clouds', 'mandala', 'peaks', 'rays'],
    accents: ['flame', 'coin', 'sparkle'],
    lean: 4,
    svg: (c) =>
      ring('dm', 13, path('M-16-44C-18-72-6-92 4-102C10-86 18-70 16-44Z', c.b), 6) +
      mirrored(
        path('M20-52C24-84 52-100 74-100C62-88 58-78 70-74C56-70 48-58 44-44Z', c.gold) +
          path('M50-34L100-58 84-26 96-22 62-6Z', c.aLo),
      ) +
      path(
        'M0-66C40-66 64-42 62-8C60 16 46 22 44 46C42 72 22 88 0 88S-42 72-44 46C-46 22-60 16-62-8C-64-42-40-66 0-66Z',
        c.a,
      ) +
      mirrored(
        path('M4-24C20-48 50-50 66-36C50-32 32-26 14-8Z', c.gold) +
          eye(c, 32, -12, 0.95, c.gold) +
          stroke('M34 30C72 20 70 56 98 40', c.gold, 6) +
          path('M44 4C64 6 70 20 90 22C76 32 58 34 46 30Z', c.b),
      ) +
      path('M-44 20C-40-2 40-2 44 20C44 40 24 46 0 46S-44 40-44 20Z', c.aHi) +
      path('M-44 22C-40 4 40 4 44 22C38 12-38 12-44 22Z', c.whiteHi, 'opacity=".5"') +
      mirrored(
        circle(19, 20, 10, c.aLo) + circle(19, 22, 5, c.darkLo) + path('M4-2C14-12 26-10 30 0C20-2 12 2 4-2Z', c.gold),
      ) +
      path('M-38 44Q0 58 38 44L32 70Q0 86-32 70Z', c.redLo) +
      path('M-18 66Q0 50 18 66Q10 80 0 80T-18 66Z', c.red) +
      mirrored(path('M20 49L34 45 29 66ZM4 53L12 52 8 62Z', c.whiteHi) + path('M20 76L26 62 31 71Z', c.whiteHi)) +
      path(starPath(0, -42, 15, 9, 6), c.gold) +
      circle(0, -42, 8, c.red) +
      circle(-3, -45, 2.5, c.whiteHi),
  },
  {
    id: 'phoenix',
    words: ['phoenix', 'firebird'],
    hints: ['bird', 'wing'],
    types: ['RNG'],
    scenes: ['fire', 'rays', 'clouds', 'peaks'],
    accents: ['feather', 'flame', 'sparkle'],
    lean: 6,
    floats: true,
    svg: (c) =>
      mirrored(
        times(
          6,
          (i) =>
            `<path transform="rotate(${-6 + i * 19})" d="M6 10C16-40 10-78 0-102C34-78 36-36 26 14Z" fill="${i % 2 === 0 ? c.red : c.orange}"/>`,
        ) +
          times(
            5,
            (i) =>
              `<path transform="rotate(${4 + i * 20})" d="M4 8C14-20 10-46 4-62C26-46 26-20 18 12Z" fill="${i % 2 === 0 ? c.gold : c.orange}"/>`,
          ) +
          path('M0 30C24 44 18 70 44 98C20 92 0 84 0 60Z', c.orange),
      ) +
      path('M0 40C-14 60 8 74 0 102C20 82 12 62 0 40Z', c.red) +
      mirrored(path('M2 50C14 62 8 78 18 94C8 88 2 80 2 50Z', c.gold)) +
      path('M0-40C24-30 26 20 0 60C-26 20-24-30 0-40Z', c.gold) +
      path('M0-24C12-14 12 20 0 46C-12 20-12-14 0-24Z', c.goldHi) +
      mirrored(path('M2-72C8-90 24-92 28-98C28-84 18-72 8-66Z', c.b)) +
      path('M0-72C-4-88 4-92 0-102C12-94 8-82 4-70Z', c.red) +
      circle(0, -54, 22, c.orange) +
      path('M-7-50H7L0-34Z', c.goldHi) +
      mirrored(circle(9, -58, 5, c.darkLo) + circle(8, -60, 1.8, c.whiteHi)),
  },
  {
    id: 'wolf',
    words: ['wolf', 'jackal', 'howl', 'werewolf'],
    hints: ['moon', 'night', 'luna', 'midnight'],
    types: ['RNG'],
    scenes: ['night', 'aurora', 'peaks'],
    accents: ['star', 'sparkle', 'snow'],
    lean: 0,
    svg: (c) =>
      circle(14, -20, 78, c.whiteHi, 'opacity=".25"') +
      circle(14, -20, 70, c.goldHi) +
      circle(38, -44, 11, c.gold, 'opacity=".5"') +
      circle(52, -6, 15, c.gold, 'opacity=".5"') +
      circle(10, -66, 6, c.gold, 'opacity=".5"') +
      path(
        'M-36 94L-28 34C-34 12-30-8-20-26L-32-44-46-78-40-82-22-64-2-56 6-74 16-48C26-30 34-12 46 8C62 32 66 58 62 76C74 80 84 74 92 60C98 80 84 96 62 96Z',
        c.darkLo,
      ) +
      path('M-20-26C-12-4-10 20-18 50C-4 30 2 0-2-22Z', c.b) +
      path('M-22-64L-2-56 6-74 16-48 0-40Z', c.dark) +
      stroke('M16-46C28-26 36-8 46 8C62 32 66 58 62 76', c.bHi, 3) +
      circle(-10, -52, 3, c.goldHi) +
      path('M-98 96C-60 78 40 82 98 96Z', c.dark),
  },
  {
    id: 'buffalo',
    words: ['buffalo', 'bull', 'bison', 'ox', 'matador'],
    hints: ['prairie', 'stampede'],
    types: ['RNG'],
    scenes: ['desert', 'hills', 'rays', 'peaks'],
    accents: ['coin', 'feather'],
    lean: 0,
    svg: (c) =>
      path('M0-84C56-88 86-40 70 4L-70 4C-86-40-56-88 0-84Z', c.woodLo) +
      times(7, (i) => path(`M${-72 + i * 20}-16l12 44l12-44Z`, c.woodLo)) +
      mirrored(
        path('M34-36C62-36 78-54 74-88C104-64 104-12 50-8Z', c.white) +
          path('M34-36C62-36 78-54 74-88C82-70 82-34 44-22Z', c.whiteHi) +
          path('M46-8L90 2 60 20Z', c.wood),
      ) +
      path(
        'M0-56C34-56 52-34 48-4C46 22 34 40 30 62C26 84 12 92 0 92S-26 84-30 62C-34 40-46 22-48-4C-52-34-34-56 0-56Z',
        c.wood,
      ) +
      path('M-30-56C-20-30-10-36 0-16C10-36 20-30 30-56C20-76-20-76-30-56Z', c.woodLo) +
      mirrored(eye(c, 28, 4, 0.62, c.gold) + stroke('M16-6L42-12', c.darkLo, 6)) +
      path('M-28 54C-26 38 26 38 28 54C30 78 14 90 0 90S-30 78-28 54Z', c.dark) +
      mirrored(ellipse(13, 60, 7, 5, c.darkLo)) +
      circle(0, 80, 11, 'none', `stroke="${c.gold}" stroke-width="5"`) +
      path('M0-10C8 8 6 26 0 38C-6 26-8 8 0-10Z', c.woodHi),
  },
];
