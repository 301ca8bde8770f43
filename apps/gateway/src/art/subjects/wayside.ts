import { circle, ellipse, mirrored, path, place, rect, starPath, stroke, times } from '../shapes.ts';
import type { Subject } from './subject.ts';

/** Plants, animals and sights of the country. */
export const WAYSIDE: readonly Subject[] = [
  {
    id: 'volcano',
    words: ['volcano', 'lava', 'magma', 'eruption'],
    hints: ['blazing', 'inferno'],
    types: ['RNG'],
    scenes: ['fire', 'jungle', 'sea', 'night'],
    accents: ['flame', 'gem', 'coin'],
    lean: 0,
    svg: (c) =>
      path('M-30-40C-60-60-52-96-24-88C-16-112 22-110 24-88C52-96 62-62 30-40Z', c.steelHi, 'opacity=".7"') +
      path(
        'M-12-30C-40-60-30-84-44-100M12-30C36-58 34-80 52-98M0-30V-106',
        'none',
        `stroke="${c.orangeHi}" stroke-width="7" stroke-linecap="round" stroke-dasharray="2 15"`,
      ) +
      path('M-98 96C-60 60-48 0-34-38H34C48 0 60 60 98 96Z', c.wood) +
      path('M34-38C48 0 60 60 98 96H30C40 40 30 0 14-38Z', c.woodLo) +
      path(
        'M-34-38H34L44-8C34 6 30-14 22 8C18 40 8 30 6 8C0-8-6 10-8 44C-12 66-24 58-22 30C-24 2-34 24-42-8Z',
        c.orange,
      ) +
      path('M-30-38H30C24-20 10-26 2-14C-6-26-22-18-30-38Z', c.goldHi) +
      path('M-98 96C-70 70-40 84-20 78C10 70 50 90 98 96Z', c.greenLo),
  },
  {
    id: 'cobra',
    words: ['cobra', 'snake', 'naga', 'serpent', 'viper'],
    types: ['RNG'],
    scenes: ['desert', 'jungle', 'mandala', 'hall'],
    accents: ['gem', 'leaf', 'coin'],
    lean: 0,
    svg: (c) =>
      path('M-84 78C-84 50 84 50 84 78C84 102-84 102-84 78Z', c.bLo) +
      path('M-66 56C-66 32 66 32 66 56C66 80-66 80-66 56Z', c.b) +
      stroke('M-44 46Q0 62 44 46M-60 76Q0 98 60 76', c.bHi, 5) +
      path('M-26 52C-36 20-84 4-70-50C-60-92-20-102 0-102S60-92 70-50C84 4 36 20 26 52Z', c.b) +
      path('M-16 50C-22 12-56-4-48-46C-40-78-16-84 0-84S40-78 48-46C56-4 22 12 16 50Z', c.gold) +
      times(5, (i) =>
        stroke(
          `M${-22 + Math.abs(i - 1) * 3} ${-12 + i * 13}Q0 ${-4 + i * 13} ${22 - Math.abs(i - 1) * 3} ${-12 + i * 13}`,
          c.goldLo,
          3.5,
        ),
      ) +
      path('M0-84C26-84 34-60 28-40C22-24 12-18 0-18S-22-24-28-40C-34-60-26-84 0-84Z', c.bLo) +
      path('M0-80C22-80 28-60 24-44C18-30 10-26 0-26S-18-30-24-44C-28-60-22-80 0-80Z', c.b) +
      mirrored(
        path('M6-54L24-64 22-50C16-44 8-46 6-54Z', c.goldHi) +
          circle(15, -54, 3, c.darkLo) +
          circle(6, -34, 2, c.darkLo) +
          path('M50-42C58-32 54-16 44-12C50-24 46-34 50-42Z', c.red),
      ) +
      stroke('M0-22V-4M0-4L-6 6M0-4L6 6', c.redLo, 4) +
      path('M0-78L8-66 0-56-8-66Z', c.red),
  },
  {
    id: 'panda',
    words: ['panda', 'bamboo', 'bear'],
    types: ['RNG'],
    scenes: ['jungle', 'hills', 'mandala', 'clouds'],
    accents: ['leaf', 'petal', 'coin'],
    lean: 0,
    svg: (c) =>
      rect(62, -100, 16, 196, 6, c.green) +
      stroke('M62-50H78M62 0H78M62 50H78', c.greenLo, 4) +
      path('M70-52C90-78 104-70 106-66C98-48 82-46 70-52ZM70 2C44-18 34-10 32-4C42 10 58 8 70 2Z', c.greenHi) +
      mirrored(circle(58, -62, 26, c.darkLo) + circle(58, -60, 13, c.dark)) +
      path('M0-82C50-82 84-48 84-2C84 50 46 78 0 78S-84 50-84-2C-84-48-50-82 0-82Z', c.white) +
      mirrored(
        path('M14-8C20-32 46-38 56-20C64 0 50 22 34 20C20 18 12 8 14-8Z', c.darkLo) +
          circle(34, -6, 11, c.whiteHi) +
          circle(32, -4, 7, c.darkLo) +
          circle(30, -8, 2.6, c.whiteHi) +
          ellipse(52, 32, 11, 7, c.pinkHi),
      ) +
      path('M-15 20C-10 12 10 12 15 20C12 32 4 34 0 36C-4 34-12 32-15 20Z', c.darkLo) +
      stroke('M-18 42Q-8 54 0 42Q8 54 18 42', c.darkLo, 5) +
      mirrored(path('M20 96C16 74 44 62 58 74C68 82 66 92 62 98Z', c.darkLo)),
  },
  {
    id: 'cactus',
    words: ['cactus', 'saguaro', 'western', 'cowboy', 'bandit', 'sheriff', 'saloon'],
    hints: ['dusty'],
    types: ['RNG'],
    scenes: ['desert', 'rays', 'hills'],
    accents: ['star', 'coin', 'sparkle'],
    lean: 0,
    svg: (c) =>
      path('M-24 96V-30C-24-66 24-66 24-30V96Z', c.green) +
      path(
        'M-24 40H-52C-80 40-82 12-82-14C-82-34-50-34-50-14V8H-24ZM24 56H54C82 56 84 26 84 0C84-20 54-20 54 0V22H24Z',
        c.green,
      ) +
      path('M8 96V-40C22-34 24-30 24-20V96Z', c.greenLo) +
      stroke('M-10-20V80M6-20V80M-68-12V14M68 4V26', c.greenHi, 4, 'stroke-dasharray="3 12"') +
      path('M-84-44C-40-30 40-30 84-44C76-20 30-16 0-16S-76-20-84-44Z', c.woodLo) +
      path('M-42-36C-44-74-34-98-16-92C-6-88 6-88 16-92C34-98 44-74 42-36C16-28-16-28-42-36Z', c.wood) +
      path('M-43-48C-16-40 16-40 43-48V-36C16-28-16-28-43-36Z', c.red) +
      path(starPath(0, -40, 10, 4.5, 5), c.goldHi) +
      mirrored(circle(11, 2, 5, c.darkLo) + circle(10, 0, 2, c.whiteHi)) +
      stroke('M-10 16Q0 26 10 16', c.darkLo, 4) +
      circle(-66, -32, 9, c.pink) +
      circle(70, -18, 8, c.pink) +
      path('M-60 96C-40 82 40 82 60 96Z', c.goldLo),
  },
  {
    id: 'kite',
    words: ['kite', 'basant', 'ghuri', 'wind', 'breeze'],
    types: ['RNG'],
    scenes: ['clouds', 'hills', 'rays', 'city'],
    accents: ['petal', 'star', 'sparkle'],
    lean: 10,
    floats: true,
    svg: (c) =>
      stroke('M0 62C26 84-30 86 6 112', c.whiteHi, 4) +
      place(
        12,
        -6,
        1,
        14,
        path('M0-104L78-6 0 74-78-6Z', c.a) +
          path('M0-104L78-6H0ZM0-6V74L-78-6Z', c.b) +
          path('M0-60L40-6 0 36-40-6Z', c.gold) +
          circle(0, -6, 17, c.red) +
          path(starPath(0, -6, 13, 6, 8), c.goldHi) +
          stroke('M0-104V74M-78-6Q0-34 78-6', c.woodLo, 4) +
          path('M0 74L22 98H-22Z', c.red) +
          stroke('M-70-6L-84 12M70-6L84 12', c.goldHi, 6),
      ) +
      place(
        -72,
        52,
        0.42,
        -20,
        path('M0-80L60 0 0 60-60 0Z', c.pink) +
          path('M0-80L60 0H0Z', c.gold) +
          stroke('M0-80V60M-60 0H60', c.woodLo, 6),
      ),
  },
  {
    id: 'chilli',
    words: ['chilli', 'chili', 'pepper', 'salsa'],
    types: ['RNG'],
    scenes: ['fire', 'rays', 'neon'],
    accents: ['flame', 'sparkle', 'leaf'],
    lean: 8,
    floats: true,
    svg: (c) =>
      path(
        'M-52 88C-92 60-64 18-74-14C-48 0-52 22-44 30C-44-2-22-20-26-62C16-34 8-4 20 10C28-4 24-20 18-34C66 4 72 60 36 92Z',
        c.orange,
      ) +
      path('M-28 90C-54 70-34 46-38 28C-22 36-18 48-10 52C-6 34 6 24 4 4C32 34 44 66 18 92Z', c.goldHi) +
      path('M22-62C70-50 88 0 62 44C40 80-10 98-50 86C-14 74 10 46 12 6C12-20-2-40 22-62Z', c.red) +
      path('M44-42C66-14 60 30 34 56', 'none', `stroke="${c.redHi}" stroke-width="9" stroke-linecap="round"`) +
      path('M0-44C-2-66 50-80 64-52C48-50 40-42 34-34C22-46 12-46 0-44Z', c.green) +
      stroke('M30-64C26-84 36-94 52-100', c.greenLo, 11) +
      circle(36, 2, 12, c.whiteHi) +
      circle(62, 8, 11, c.whiteHi) +
      circle(34, 4, 6, c.darkLo) +
      circle(60, 10, 5.5, c.darkLo) +
      stroke('M20-14L42-10M56-4L76-10', c.redLo, 6) +
      path('M26 26Q44 40 58 26Q54 46 40 46T26 26Z', c.whiteHi),
  },
  {
    id: 'hive',
    words: ['hive', 'bee', 'honey', 'nectar'],
    types: ['RNG'],
    scenes: ['jungle', 'hills', 'bokeh', 'diamonds'],
    accents: ['petal', 'coin', 'leaf'],
    lean: 6,
    floats: true,
    svg: (c) =>
      times(7, (i) => {
        const [x, y] = [
          [-58, -50],
          [58, -50],
          [-58, 52],
          [58, 52],
          [-58, 1],
          [58, 1],
          [0, 84],
        ][i] as [number, number];
        return (
          path(`M${x} ${y - 34}l30 17v34l-30 17l-30-17v-34Z`, i % 2 === 0 ? c.gold : c.orange) +
          path(`M${x} ${y - 22}l19 11v22l-19 11l-19-11v-22Z`, c.goldLo)
        );
      }) +
      mirrored(
        `<g transform="rotate(18 20 -40)">${ellipse(46, -56, 44, 24, c.whiteHi, 'opacity=".8" transform="rotate(-30 46 -56)"')}</g>`,
      ) +
      path('M0-44C44-44 58-10 54 20C48 60 20 84 0 96C-20 84-48 60-54 20C-58-10-44-44 0-44Z', c.gold) +
      path(
        'M-54 4C-20 14 20 14 54 4V22C20 34-20 34-54 22ZM-48 42C-20 52 20 52 48 42L36 62C14 70-14 70-36 62Z',
        c.darkLo,
      ) +
      circle(0, -44, 34, c.gold) +
      mirrored(
        circle(14, -46, 9, c.whiteHi) +
          circle(12, -45, 5.5, c.darkLo) +
          stroke('M10-74Q16-94 32-96', c.darkLo, 4) +
          circle(34, -96, 6, c.darkLo) +
          circle(24, -34, 5, c.pink),
      ) +
      stroke('M-9-30Q0-22 9-30', c.darkLo, 4),
  },
];
