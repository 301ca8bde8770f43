import { circle, ellipse, mirrored, path, place, rect, round, starPath, stroke, times } from '../shapes.ts';
import type { Subject } from './subject.ts';

const SEVEN = 'M-40-58H42V-36C22-14 10 18 6 60H-28C-24 22-12-8 6-30H-24V-22H-40Z';

/** Gems, coins and lucky symbols of slot games. */
export const TREASURES: readonly Subject[] = [
  {
    id: 'gem',
    words: ['gem', 'diamond'],
    hints: ['jewel', 'crystal', 'emerald', 'sapphire', 'brilliant'],
    types: ['RNG'],
    scenes: ['rays', 'bokeh', 'space', 'diamonds', 'neon'],
    accents: ['sparkle', 'gem'],
    lean: 12,
    floats: true,
    svg: (c) =>
      place(-62, 44, 0.5, -24, gem(c.b, c.bHi, c.bLo)) +
      place(64, 48, 0.46, 22, gem(c.pink, c.pinkHi, c.pinkLo)) +
      place(0, -6, 1, 0, gem(c.a, c.aHi, c.aLo)) +
      path(starPath(-34, -40, 20, 4, 4), c.whiteHi),
  },
  {
    id: 'sevens',
    words: ['seven', '777', '7s', '7'],
    hints: ['deluxe', 'hot', 'respin'],
    types: ['RNG'],
    scenes: ['rays', 'fire', 'neon', 'curtain'],
    accents: ['coin', 'flame', 'star'],
    lean: 8,
    floats: true,
    svg: (c) =>
      seven(c.a, c.aLo, c.gold, -54, 6, 0.92, -14) +
      seven(c.b, c.bLo, c.gold, 56, 6, 0.92, 14) +
      seven(c.red, c.redLo, c.gold, 0, 4, 1.28, 0) +
      path('M-44-60H46V-50H-44Z', c.whiteHi, 'opacity=".4"'),
  },
  {
    id: 'crown',
    words: ['crown'],
    hints: ['king', 'royal', 'kingdom', 'empire', 'prince', 'emperor', 'majest'],
    types: ['RNG'],
    scenes: ['curtain', 'hall', 'rays', 'mandala'],
    accents: ['gem', 'sparkle', 'coin'],
    lean: 8,
    svg: (c) =>
      path('M-66 34C-60-30-30-52 0-52S60-30 66 34Z', c.aLo) +
      path('M-76 50L-96-40L-52-6L-34-66L0-18L34-66L52-6L96-40L76 50Z', c.gold) +
      path('M-76 50L-96-40L-62 20L-34-66L-18 24L0-18L10 50Z', c.goldHi, 'opacity=".45"') +
      rect(-80, 44, 160, 32, 8, c.gold) +
      rect(-80, 66, 160, 12, 6, c.goldLo) +
      mirrored(circle(96, -46, 11, c.b) + circle(34, -72, 13, c.a) + path('M44 52h22l-4 14H40Z', c.b)) +
      circle(0, -26, 12, c.red) +
      path('M-16 50H16L22 60 0 74-22 60Z', c.red) +
      path('M-16 50L0 58-22 60Z', c.redHi) +
      circle(-37, -76, 4, c.whiteHi) +
      circle(-3, -30, 4, c.whiteHi),
  },
  {
    id: 'chest',
    words: ['chest', 'pirate', 'corsair'],
    hints: ['treasure', 'loot', 'bounty', 'vault', 'island'],
    types: ['RNG', 'FISH'],
    scenes: ['deep', 'rays', 'jungle', 'sea', 'hall'],
    accents: ['coin', 'gem', 'sparkle'],
    lean: 4,
    svg: (c) =>
      path('M-84-8C-92-66-66-86 0-86S92-66 84-8Z', c.woodLo) +
      path('M-70-10C-76-56-54-72 0-72S76-56 70-10Z', c.darkLo) +
      times(9, (i) =>
        place(
          -60 + i * 15,
          -12 - Math.sin(((i + 0.5) / 9) * Math.PI) * 30 + (i % 2) * 10,
          0.72,
          (i - 4) * 10,
          ellipse(0, 0, 20, 20, c.goldLo) +
            ellipse(-2, -2, 18, 18, c.gold) +
            circle(-2, -2, 10, c.goldHi, 'opacity=".55"'),
        ),
      ) +
      place(-34, -26, 0.28, -16, gem(c.a, c.aHi, c.aLo)) +
      place(30, -30, 0.32, 14, gem(c.red, c.redHi, c.redLo)) +
      path('M-90-4H90L82 84H-82Z', c.wood) +
      path('M-88 22H88M-86 52H86', 'none', `stroke="${c.woodLo}" stroke-width="4"`) +
      path('M-90-6H90V12H-89Z', c.gold) +
      mirrored(path('M48-4H68L64 84H46Z', c.gold) + path('M60-4H68L64 84H58Z', c.goldLo)) +
      rect(-18, -12, 36, 44, 6, c.gold) +
      rect(-18, 20, 36, 12, 5, c.goldLo) +
      circle(0, 6, 7, c.darkLo) +
      path('M-4 8H4L6 22H-6Z', c.darkLo),
  },
  {
    id: 'coins',
    words: ['coin'],
    hints: ['money', 'cash', 'rich', 'wealth', 'fortune', 'million', 'gold', 'lucky', 'prosper', 'jackpot'],
    types: ['RNG'],
    scenes: ['rays', 'city', 'bokeh', 'mandala', 'diamonds'],
    accents: ['coin', 'sparkle'],
    lean: 6,
    svg: (c) =>
      stack(c, -66, 92, 5) +
      stack(c, 66, 92, 7) +
      stack(c, 24, 96, 4) +
      stack(c, -26, 96, 3) +
      circle(4, -24, 62, c.goldLo) +
      circle(-3, -26, 62, c.gold) +
      circle(-3, -26, 47, 'none', `stroke="${c.goldLo}" stroke-width="4"`) +
      path(starPath(-3, -26, 40, 18, 5), c.goldLo) +
      path(starPath(-5, -29, 40, 18, 5), c.goldHi) +
      stroke('M-52-50A54 54 0 0 1-14-78', c.whiteHi, 6, 'opacity=".8"'),
  },
  {
    id: 'bars',
    words: ['gold bar', 'bars', 'bank', 'bullion'],
    hints: ['tycoon', 'heist'],
    types: ['RNG'],
    scenes: ['city', 'diamonds', 'rays', 'hall'],
    accents: ['coin', 'sparkle'],
    lean: 5,
    svg: (c) =>
      ingot(c, -46, 70) +
      ingot(c, 46, 70) +
      ingot(c, 0, 22) +
      path('M0-16C-30-16-46-34-30-56C-22-68-14-72-12-80H12C14-72 22-68 30-56C46-34 30-16 0-16Z', c.a) +
      rect(-15, -86, 30, 10, 5, c.gold) +
      path('M-10-86L-20-98H20L10-86Z', c.aHi) +
      circle(0, -42, 16, c.goldHi) +
      path(starPath(0, -42, 13, 6, 5), c.goldLo),
  },
  {
    id: 'bell',
    words: ['bell', 'jingle'],
    hints: ['classic', 'retro'],
    types: ['RNG'],
    scenes: ['rays', 'neon', 'curtain', 'diamonds'],
    accents: ['note', 'star', 'sparkle'],
    lean: 14,
    svg: (c) =>
      circle(0, 72, 20, c.goldLo) +
      path(
        'M0-88C14-88 18-76 16-68C54-58 56-10 64 28C68 44 84 48 84 62H-84C-84 48-68 44-64 28C-56-10-54-58-16-68C-18-76-14-88 0-88Z',
        c.gold,
      ) +
      path(
        'M-34-42C-46-18-46 10-50 34',
        'none',
        `stroke="${c.whiteHi}" stroke-width="9" stroke-linecap="round" opacity=".7"`,
      ) +
      rect(-86, 54, 172, 18, 9, c.goldLo) +
      rect(-86, 50, 172, 14, 7, c.gold) +
      path('M-62 22Q0 36 62 22L66 38Q0 52-66 38Z', c.red) +
      place(
        0,
        -84,
        0.9,
        0,
        mirrored(path('M0 0C14-24 48-24 44 0C42 18 14 10 0 0Z', c.a) + path('M4 4L34 34 14 30 10 46Z', c.aLo)) +
          circle(0, 2, 11, c.aHi),
      ),
  },
  {
    id: 'clover',
    words: ['clover', 'irish', 'leprechaun', 'shamrock', 'horseshoe'],
    hints: ['luck', 'charm', 'lucky'],
    types: ['RNG'],
    scenes: ['hills', 'rays', 'bokeh'],
    accents: ['coin', 'leaf', 'sparkle'],
    lean: 10,
    svg: (c) =>
      path('M-56 84C-112 6-84-86 0-90C84-86 112 6 56 84L30 74C66 10 52-54 0-58C-52-54-66 10-30 74Z', c.gold) +
      path('M-56 84C-112 6-84-86 0-90V-80C-76-76-98 4-46 80Z', c.goldHi, 'opacity=".6"') +
      mirrored(circle(68, -8, 6, c.goldLo) + circle(56, -44, 6, c.goldLo) + circle(60, 32, 6, c.goldLo)) +
      stroke('M4 20C10 50 0 70-16 92', c.greenLo, 10) +
      round(
        4,
        () =>
          path('M0 0C-46-16-40-62-18-62C-6-62 0-52 0-46C0-52 6-62 18-62C40-62 46-16 0 0Z', c.green) +
          stroke('M0-4V-42', c.greenHi, 3),
        0,
      ),
  },
];

function gem(fill: string, lit: string, shade: string): string {
  return (
    path('M-48-58H48L92-12 0 88-92-12Z', fill) +
    path('M-48-58L-30-12 0-58ZM0-58L30-12 48-58ZM-92-12H-30L0 88Z', lit) +
    path('M48-58L92-12H30ZM92-12L0 88 30-12Z', shade) +
    path('M-30-12H30L0 88Z', fill) +
    path('M0-58L30-12H-30Z', '#fff', 'opacity=".55"') +
    path('M-92-12L-48-58-30-12Z', '#fff', 'opacity=".35"')
  );
}

function seven(fill: string, shade: string, rim: string, x: number, y: number, scale: number, turn: number): string {
  return place(
    x,
    y,
    scale,
    turn,
    path(SEVEN, shade, `stroke="${shade}" stroke-width="20" stroke-linejoin="round" transform="translate(3 6)"`) +
      path(SEVEN, rim, `stroke="${rim}" stroke-width="12" stroke-linejoin="round"`) +
      path(SEVEN, fill),
  );
}

function stack(c: Parameters<Subject['svg']>[0], x: number, floor: number, count: number): string {
  return (
    times(
      count,
      (i) =>
        rect(x - 30, floor - 13 * (i + 1), 60, 15, 7, i % 2 === 0 ? c.goldLo : c.gold) +
        rect(x - 22, floor - 13 * (i + 1) + 2, 22, 3, 1.5, c.goldHi),
    ) + ellipse(x, floor - 13 * count + 1, 29, 8, c.goldHi)
  );
}

function ingot(c: Parameters<Subject['svg']>[0], x: number, y: number): string {
  return place(
    x,
    y,
    1,
    0,
    path('M-30-24H24L46 24H-52Z', c.gold) +
      path('M-30-24H24L30-12H-36Z', c.goldHi) +
      path('M24-24L46 24 52 14 32-28Z', c.goldLo) +
      path('M-20-2H20L26 12H-28Z', 'none', `stroke="${c.goldLo}" stroke-width="3"`),
  );
}
