import { circle, dots, ellipse, mirrored, path, place, rect, ring, starPath, stroke, times } from '../shapes.ts';
import type { Subject } from './subject.ts';

/** Things met on the road: weather, trees, creatures of the field, carts and drums. */
export const WAYSIDE: readonly Subject[] = [
  {
    id: 'volcano',
    words: ['volcano', 'lava', 'magma', 'eruption'],
    hints: ['blazing', 'inferno'],
    types: ['RNG'],
    scenes: ['fire', 'jungle', 'sea', 'night'],
    accents: ['flame', 'gem', 'coin'],
    lean: 0,
    draw: (c) =>
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
    draw: (c) =>
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
    draw: (c) =>
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
    draw: (c) =>
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
    draw: (c) =>
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
    words: ['chilli', 'chili', 'pepper', 'spice', 'salsa', 'masala'],
    types: ['RNG'],
    scenes: ['fire', 'rays', 'neon'],
    accents: ['flame', 'sparkle', 'leaf'],
    lean: 8,
    floats: true,
    draw: (c) =>
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
    draw: (c) =>
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
  {
    id: 'rickshaw',
    words: ['rickshaw', 'bazaar', 'market', 'dhaka', 'street'],
    types: ['RNG', 'ELOTT'],
    scenes: ['city', 'mandala', 'rays', 'night'],
    accents: ['petal', 'star', 'coin'],
    lean: 0,
    draw: (c) =>
      path('M-92 8C-96-64-30-84 14-58L6-6C-20-20-50-14-60 10Z', c.a) +
      path('M-92 8C-96-64-30-84 14-58L11-40C-24-58-76-40-74 9Z', c.gold) +
      times(4, (i) => circle(-72 + i * 22, [-20, -44, -54, -54][i] as number, 5, i % 2 === 0 ? c.pink : c.goldHi)) +
      path('M-76 10H14L8 46H-66Z', c.red) +
      path(starPath(-30, 28, 14, 7, 8), c.goldHi) +
      stroke('M8 40H58M58 40L46-22M40-26H60', c.steelLo, 7) +
      rect(22, -8, 30, 10, 5, c.darkLo) +
      stroke('M38 0V40', c.steelLo, 6) +
      wheel(c.darkLo, c.goldHi, c.red, -40, 62, 36) +
      wheel(c.darkLo, c.goldHi, c.red, 70, 66, 31) +
      path('M-88 10H-60V20H-86Z', c.goldLo) +
      stroke('M62-30Q76-38 74-52', c.gold, 4) +
      circle(72, -54, 6, c.red),
  },
  {
    id: 'camel',
    words: ['camel', 'caravan', 'oasis', 'dune', 'nomad', 'silk road'],
    types: ['RNG'],
    scenes: ['desert', 'night', 'rays'],
    accents: ['star', 'coin', 'gem'],
    lean: 0,
    draw: (c) =>
      stroke('M-46 40V92M-20 44V92M34 44V92M54 40V92', c.woodLo, 13) +
      path('M-64 14C-70-34-44-34-34-18C-24-64 14-64 24-18C44-34 66-14 66 20C66 54 30 58 0 56S-60 56-64 14Z', c.wood) +
      path('M-58 26C-84 10-76-34-84-58L-96-64C-100-84-70-92-58-78C-52-60-62-20-40-6Z', c.wood) +
      path('M-36-20C-20-40 10-40 26-18L36 40C10 50-20 50-42 40Z', c.a) +
      path('M-40 22C-16 32 14 32 34 22L36 34C14 46-18 46-42 36Z', c.gold) +
      times(6, (i) =>
        stroke(`M${-38 + i * 14} ${42 + (i % 5 === 0 ? -2 : 3)}v10`, c.red.startsWith('url') ? c.redLo : c.red, 5),
      ) +
      path(starPath(-4, 2, 16, 7, 8), c.goldHi) +
      circle(-78, -74, 4, c.darkLo) +
      stroke('M-96-66Q-88-60-80-60', c.woodLo, 3) +
      path('M-64-84L-58-98-54-80Z', c.woodLo) +
      stroke('M-84-56Q-66-50-58-60', c.gold, 5) +
      stroke('M66 12Q84 20 78 44', c.woodLo, 6),
  },
  {
    id: 'tree',
    words: ['banyan', 'orchard', 'tamarind', 'forest', 'tree', 'oak', 'grove'],
    hints: ['harvest'],
    types: ['RNG'],
    scenes: ['hills', 'night', 'river', 'rays'],
    accents: ['leaf', 'coin', 'sparkle'],
    lean: 0,
    draw: (c) =>
      path(
        'M-18 30C-14-10-40-20-52-34L-40-40C-26-30-16-30-8-24L-4-50H10L10-22C20-28 30-32 44-44L54-36C38-22 14-8 18 30C22 70 40 84 70 96H-70C-40 84-22 70-18 30Z',
        c.wood,
      ) +
      stroke('M-44 0V84M46-4V84M-64 4V70M64 2V74', c.woodLo, 5) +
      path(
        'M-92-16C-112-52-78-76-58-70C-54-104-6-110 4-92C28-112 68-98 66-72C98-74 110-34 88-14C70 6 44-2 36-12C20 4-14 4-28-10C-44 4-78 6-92-16Z',
        c.green,
      ) +
      path(
        'M-78-30C-84-54-60-62-46-54C-40-84-10-88 2-72C20-88 50-80 50-58',
        'none',
        `stroke="${c.greenHi}" stroke-width="8" stroke-linecap="round"`,
      ) +
      [
        [-66, -22],
        [-30, -40],
        [12, -30],
        [52, -38],
        [76, -24],
        [-6, -70],
        [34, -66],
      ]
        .map(
          ([x, y]) =>
            circle(x as number, y as number, 9, c.red) + circle((x as number) - 3, (y as number) - 3, 2.6, c.redHi),
        )
        .join('') +
      path('M-84 96C-50 82 50 82 84 96Z', c.greenLo),
  },
  {
    id: 'helmet',
    words: ['ronin', 'samurai', 'shogun', 'ninja', 'bushido', 'kabuto'],
    types: ['RNG'],
    scenes: ['peaks', 'fire', 'mandala', 'night'],
    accents: ['petal', 'flame', 'sparkle'],
    lean: 0,
    draw: (c) =>
      mirrored(
        path('M20-58C40-66 66-82 70-108C92-70 60-36 22-38Z', c.gold) +
          path('M44-14L100-2 96 44 62 34Z', c.a) +
          path('M48-2L98 10M52 12L97 24M58 24L96 36', 'none', `stroke="${c.goldHi}" stroke-width="3"`),
      ) +
      path('M-66-2C-66-58-30-78 0-78S66-58 66-2Z', c.a) +
      path('M0-78C30-78 66-58 66-2H30C32-40 18-66 0-78Z', c.aLo) +
      stroke('M0-76V-8M-32-66Q-38-40-36-8M32-66Q38-40 36-8', c.goldHi, 4) +
      path('M-76-4C-40-22 40-22 76-4L70 14C40 0-40 0-70 14Z', c.gold) +
      path('M-50 8C-30 0 30 0 50 8L44 44C36 74 18 88 0 92C-18 88-36 74-44 44Z', c.darkLo) +
      mirrored(
        path('M10 16L40 10 36 24C28 30 16 28 10 16Z', c.goldHi) +
          circle(25, 19, 4, c.redLo) +
          path('M6 52C22 44 36 50 40 46L34 66C24 78 12 84 4 86Z', c.red),
      ) +
      path('M-7 26H7L12 46H-12Z', c.red) +
      path('M-22 58H22L16 70H-16Z', c.whiteHi) +
      stroke('M-10 58V70M0 58V70M10 58V70', c.darkLo, 3) +
      circle(0, -46, 17, c.gold) +
      path(starPath(0, -46, 13, 7, 8), c.red),
  },
  {
    id: 'dhol',
    words: ['drum', 'dhol', 'tabla', 'rhythm', 'samba', 'beat'],
    types: ['RNG'],
    scenes: ['mandala', 'curtain', 'rays', 'neon'],
    accents: ['note', 'petal', 'star'],
    lean: 6,
    draw: (c) =>
      place(
        0,
        6,
        1,
        -10,
        path('M-56-60C-76-20-76 40-56 78C-30 94 30 94 56 78C76 40 76-20 56-60Z', c.a) +
          path('M20-72L56-60C76-20 76 40 56 78L22 88C40 40 40-30 20-72Z', c.aLo) +
          stroke('M-60-48L-36 84L-12-46L12 88L34-46L54 78', c.goldHi, 5) +
          path('M-68-8C-30 8 30 8 68-8V18C30 34-30 34-68 18Z', c.red) +
          times(5, (i) => path(starPath(-48 + i * 24, 14 - Math.abs(i - 2) * 3, 9, 4, 6), c.goldHi)) +
          ellipse(0, -60, 58, 24, c.gold) +
          ellipse(0, -62, 48, 18, c.white) +
          ellipse(0, -62, 22, 8, c.darkLo),
      ) +
      place(-58, -62, 1, 38, rect(-6, -46, 12, 74, 6, c.wood) + circle(0, 32, 13, c.goldHi)) +
      place(64, -66, 1, -42, rect(-6, -46, 12, 74, 6, c.wood) + circle(0, 32, 13, c.goldHi)),
  },
  {
    id: 'gears',
    words: ['clockwork', 'steam', 'engine', 'gear', 'machine', 'train', 'factory'],
    hints: ['copper'],
    types: ['RNG'],
    scenes: ['city', 'hall', 'diamonds', 'rays'],
    accents: ['bolt', 'coin', 'sparkle'],
    lean: 8,
    floats: true,
    draw: (c) =>
      cog('ga', c.gold, c.goldLo, c.darkLo, -30, 26, 1, 12) +
      cog('gb', c.steel, c.steelLo, c.darkLo, 52, -40, 0.72, 10) +
      cog('gc', c.orange, c.orangeLo, c.darkLo, 60, 60, 0.5, 8) +
      circle(-30, 26, 40, c.whiteHi) +
      circle(-30, 26, 40, 'none', `stroke="${c.goldLo}" stroke-width="5"`) +
      place(
        -30,
        26,
        1,
        0,
        ring('gt', 12, stroke('M0-34V-28', c.darkLo, 4)) +
          stroke('M0 0V-24M0 0L16 10', c.redLo, 6) +
          circle(0, 0, 6, c.darkLo),
      ),
  },
  {
    id: 'monsoon',
    words: ['monsoon', 'storm', 'rain', 'thunder', 'lightning', 'cloud'],
    hints: ['electric'],
    types: ['RNG'],
    scenes: ['clouds', 'city', 'night', 'peaks'],
    accents: ['bolt', 'bubble', 'leaf'],
    lean: 5,
    floats: true,
    draw: (c) =>
      stroke('M-70 30l-10 34M-40 40l-10 34M44 40l-10 34M76 26l-10 34', c.blueHi, 6) +
      path('M8-4L-40 56H-8L-24 108L44 34H10L30-4Z', c.gold) +
      path('M8-4L-40 56H-8L-24 108L0 44H-14Z', c.goldHi) +
      path('M-62 24C-104 24-108-30-66-34C-66-80-6-98 18-62C46-84 88-60 78-28C112-22 104 24 66 24Z', c.white) +
      path('M-62 24C-92 24-100 0-90-16C-70 6-20 8 10 2C40 12 80 4 94-12C104 8 90 24 66 24Z', c.steel) +
      path('M-44-44C-36-66-10-72 4-58', 'none', `stroke="${c.whiteHi}" stroke-width="8" stroke-linecap="round"`) +
      mirrored(circle(20, -16, 6, c.darkLo) + circle(18, -18, 2.2, c.whiteHi) + circle(34, -4, 6, c.pinkHi)) +
      stroke('M-9-6Q0 2 9-6', c.darkLo, 4),
  },
  {
    id: 'comet',
    words: ['comet', 'meteor', 'starlit', 'starburst', 'starlight', 'nebula', 'supernova'],
    types: ['RNG'],
    scenes: ['space', 'aurora', 'night', 'neon'],
    accents: ['star', 'sparkle', 'gem'],
    lean: 6,
    floats: true,
    draw: (c) =>
      path('M-10 40C20-10 60-50 110-96C92-40 60 10 30 60Z', c.b, 'opacity=".75"') +
      path('M-24 26C0-20 30-56 74-102C66-60 40-10 14 40Z', c.pink, 'opacity=".8"') +
      path('M-6 56C30 30 70-10 104-44C92 0 60 40 20 74Z', c.a, 'opacity=".8"') +
      path(starPath(-24, 36, 66, 30, 5, -70), c.gold) +
      path(starPath(-28, 32, 48, 20, 5, -70), c.goldHi) +
      circle(-40, 30, 6, c.darkLo) +
      circle(-14, 34, 6, c.darkLo) +
      stroke('M-36 46Q-28 54-20 47', c.darkLo, 4) +
      path(starPath(60, 40, 14, 4, 4), c.whiteHi) +
      path(starPath(-60, -50, 16, 5, 4), c.whiteHi) +
      dots(
        [
          [20, -80],
          [90, 10],
          [-80, -10],
          [-4, -40],
        ],
        4,
        c.whiteHi,
      ),
  },
  {
    id: 'manta',
    words: ['manta', 'stingray', 'ray'],
    types: ['FISH'],
    scenes: ['deep', 'aurora'],
    accents: ['bubble', 'fish', 'sparkle'],
    lean: 12,
    floats: true,
    draw: (c) =>
      stroke('M0 50C10 70-16 84 4 108', c.blueLo, 6) +
      path(
        'M0-64C14-64 22-58 28-50C58-46 92-24 106 10C76 6 62 22 48 42C34 58 16 60 0 60S-34 58-48 42C-62 22-76 6-106 10C-92-24-58-46-28-50C-22-58-14-64 0-64Z',
        c.blue,
      ) +
      path(
        'M0 60C16 60 34 58 48 42C62 22 76 6 106 10C70-8 30 10 0 10S-70-8-106 10C-76 6-62 22-48 42C-34 58-16 60 0 60Z',
        c.blueLo,
      ) +
      mirrored(
        path('M14-60C18-84 34-92 40-84C34-76 32-64 28-50Z', c.blueLo) +
          circle(32, -38, 7, c.whiteHi) +
          circle(33, -39, 4, c.darkLo) +
          stroke('M12 24L26 20M12 34L24 31', c.blueHi, 4) +
          dots(
            [
              [40, -14],
              [56, -6],
              [30, -4],
              [70, -10],
            ],
            4,
            c.tealHi,
          ),
      ) +
      stroke('M-12-44Q0-36 12-44', c.darkLo, 4),
  },
];

function wheel(tyre: string, spoke: string, hub: string, x: number, y: number, radius: number): string {
  return (
    circle(x, y, radius, 'none', `stroke="${tyre}" stroke-width="7"`) +
    stroke(
      times(4, (i) => {
        const a = (i * Math.PI) / 4;
        const dx = Math.round(Math.cos(a) * radius);
        const dy = Math.round(Math.sin(a) * radius);
        return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
      }),
      spoke,
      2.5,
    ) +
    circle(x, y, 7, hub)
  );
}

function cog(
  id: string,
  fill: string,
  shade: string,
  hole: string,
  x: number,
  y: number,
  scale: number,
  teeth: number,
): string {
  return place(
    x,
    y,
    scale,
    0,
    ring(id, teeth, path('M-11-52L-8-72H8L11-52Z', shade)) +
      circle(0, 0, 60, shade) +
      circle(-2, -3, 57, fill) +
      circle(0, 0, 40, 'none', `stroke="${shade}" stroke-width="6"`) +
      circle(0, 0, 18, hole),
  );
}
