import { circle, ellipse, mirrored, path, place, rect, round, starPath, stroke, times } from '../shapes.ts';
import type { Subject } from './subject.ts';

/** Places, faces and sweets of the reels. */
export const WONDERS: readonly Subject[] = [
  {
    id: 'pharaoh',
    words: ['pharaoh', 'egypt', 'cleo', 'anubis', 'horus', 'tut', 'mummy', 'isis', 'scarab', 'sphinx'],
    hints: ['ra', 'nile', 'dead'],
    types: ['RNG'],
    scenes: ['desert', 'hall', 'rays'],
    accents: ['sparkle', 'gem', 'coin'],
    lean: 0,
    draw: (c) =>
      path(
        'M0-94C50-94 72-62 78-12L98 82H44C42 40 46 0 40-30H-40C-46 0-42 40-44 82H-98L-78-12C-72-62-50-94 0-94Z',
        c.gold,
      ) +
      mirrored(
        path(
          'M60-62L46-40 42-20 76-22C74-40 70-52 60-62ZM80-2L44 0 44 18 84 22ZM89 40L44 36 44 54 93 60ZM97 78L44 70V82H98ZM0-94C16-94 30-90 42-82L20-56H0Z',
          c.blue,
        ),
      ) +
      path('M-42-38Q0-60 42-38V16C42 46 20 66 0 66S-42 46-42 16Z', c.skin) +
      path('M0-50C22-50 34-46 42-38V16C42 46 20 66 0 66Z', c.skinLo, 'opacity=".3"') +
      path('M-46-34Q0-60 46-34V-24Q0-46-46-24Z', c.gold) +
      mirrored(
        path('M8-4C14-14 28-14 36-4C28 4 14 4 8-4Z', c.whiteHi) +
          circle(22, -4, 6, c.darkLo) +
          stroke('M6-4C14-16 28-16 37-4L48 0', c.darkLo, 4.5) +
          stroke('M8-20Q22-28 40-18', c.darkLo, 5),
      ) +
      path('M-4-2H4L9 22Q0 28-9 22Z', c.skinHi) +
      path('M-16 36Q-6 30 0 34Q6 30 16 36Q0 48-16 36Z', c.red) +
      path('M-11 62H11L9 96Q0 104-9 96Z', c.blue) +
      stroke('M-9 72H9M-9 84H9', c.gold, 5) +
      path('M0-44C-18-58-14-84 0-90C14-84 18-58 0-44Z', c.teal) +
      circle(0, -76, 7, c.gold) +
      circle(0, -62, 4, c.red),
  },
  {
    id: 'pagoda',
    words: ['temple', 'pagoda', 'sakura', 'geisha', 'kyoto'],
    hints: ['asia', 'orient', 'palace', 'imperial', 'china'],
    types: ['RNG'],
    scenes: ['peaks', 'night', 'clouds', 'hills', 'river'],
    accents: ['petal', 'sparkle'],
    lean: 0,
    draw: (c) =>
      rect(-5, -104, 10, 26, 4, c.gold) +
      times(3, (i) => {
        const y = -52 + i * 50;
        const w = 44 + i * 20;
        return (
          rect(-w * 0.56, y, w * 1.12, 46, 0, c.red) +
          mirrored(rect(w * 0.2, y + 6, w * 0.18, 40, 3, c.goldHi) + rect(w * 0.46, y, 8, 46, 0, c.redLo)) +
          rect(-w * 0.12, y + 8, w * 0.24, 38, w * 0.12, c.goldHi) +
          path(
            `M0 ${y - 34}C${w * 0.4} ${y - 16} ${w * 0.8} ${y - 4} ${w + 8} ${y - 14}C${w} ${y + 8} ${w * 0.6} ${y + 8} 0 ${y + 6}C${-w * 0.6} ${y + 8} ${-w} ${y + 8} ${-w - 8} ${y - 14}C${-w * 0.8} ${y - 4} ${-w * 0.4} ${y - 16} 0 ${y - 34}Z`,
            c.a,
          ) +
          path(`M${-w} ${y}Q0 ${y + 12} ${w} ${y}Q${w * 0.6} ${y + 8} 0 ${y + 7}T${-w} ${y}Z`, c.gold)
        );
      }) +
      rect(-92, 90, 184, 10, 3, c.goldLo),
  },
  {
    id: 'lotus',
    words: ['lotus', 'padma', 'buddha', 'rose'],
    hints: ['zen', 'blossom', 'flower', 'garden', 'spring', 'bloom'],
    types: ['RNG'],
    scenes: ['river', 'mandala', 'bokeh', 'sea'],
    accents: ['petal', 'leaf', 'sparkle'],
    lean: 0,
    draw: (c) =>
      path('M-98 70C-60 50 60 50 98 70C70 98-70 98-98 70Z', c.green) +
      stroke('M0 60V92M-60 66L-20 90M60 66L20 90', c.greenHi, 3) +
      petals(-84, 84, 8, c.pinkLo, c.pink, 1) +
      petals(-58, 58, 6, c.pink, c.pinkHi, 1.06) +
      petals(-30, 30, 4, c.pinkHi, c.whiteHi, 0.98) +
      place(0, 58, 0.8, 0, path('M0 6C-22-10-22-66 0-96C22-66 22-10 0 6Z', c.whiteHi)) +
      times(7, (i) => circle(-24 + i * 8, 40 - Math.sin((i / 6) * Math.PI) * 12, 4, c.gold)),
  },
  {
    id: 'joker',
    words: ['joker', 'jester', 'clown', 'circus'],
    hints: ['carnival', 'fool', 'wild'],
    types: ['RNG', 'PVP'],
    scenes: ['curtain', 'neon', 'rays', 'diamonds'],
    accents: ['card', 'star', 'sparkle'],
    lean: 6,
    draw: (c) =>
      path('M-38-22C-50-70-92-70-96-14C-84-34-62-28-52 4Z', c.a) +
      path('M38-22C50-70 92-70 96-14C84-34 62-28 52 4Z', c.b) +
      path('M-44-18C-40-64-14-74 0-104C14-74 40-64 44-18L0 0Z', c.red) +
      path('M0-104C14-74 40-64 44-18L0 0Z', c.gold) +
      circle(-95, -8, 12, c.gold) +
      circle(95, -8, 12, c.gold) +
      circle(0, -100, 11, c.goldHi) +
      path('M-46-10C-46 50-24 78 0 90C24 78 46 50 46-10C20-24-20-24-46-10Z', c.whiteHi) +
      path('M0-20C20-20 34-16 46-10C46 50 24 78 0 90Z', c.whiteLo, 'opacity=".55"') +
      mirrored(
        path('M10 8C16-8 34-8 40 6C32 16 18 16 10 8Z', c.darkLo) +
          circle(25, 6, 5.5, c.goldHi) +
          path('M25 18L30 34 25 42 20 34Z', c.a) +
          stroke('M12-8Q26-20 42-8', c.darkLo, 4),
      ) +
      circle(0, 26, 9, c.red) +
      path('M-34 36Q0 58 34 36C30 68 14 76 0 76S-30 68-34 36Z', c.redLo) +
      path('M-28 42Q0 60 28 42Q26 52 22 56Q0 66-22 56Q-26 52-28 42Z', c.whiteHi) +
      path('M-52-14Q0-34 52-14V2Q0-18-52 2Z', c.gold) +
      times(5, (i) => path(`M${-50 + i * 21} 90l11-22l11 22Z`, i % 2 === 0 ? c.a : c.b)),
  },
  {
    id: 'cherries',
    words: ['fruit', 'sultana', 'cherry', 'cherries', 'berry', 'melon', 'juic', 'lemon', 'grape', 'plum', 'mango'],
    hints: ['tropic'],
    types: ['RNG'],
    scenes: ['rays', 'bokeh', 'neon', 'diamonds', 'clouds'],
    accents: ['leaf', 'sparkle', 'star'],
    lean: 10,
    floats: true,
    draw: (c) =>
      place(
        -48,
        -34,
        0.78,
        -20,
        path('M-80 0C-50-50 50-50 80 0C50 50-50 50-80 0Z', c.gold) +
          path('M-94-4L-76-12V12L-94 4ZM94-4L76-12V12L94 4Z', c.gold) +
          path('M-50-16C-20-34 20-34 40-22C10-24-20-20-50-16Z', c.goldHi),
      ) +
      place(
        50,
        -30,
        0.74,
        20,
        path('M-88-20A88 88 0 0 0 88-20Z', c.green) +
          path('M-76-20A76 76 0 0 0 76-20Z', c.whiteHi) +
          path('M-66-20A66 66 0 0 0 66-20Z', c.red) +
          times(5, (i) => ellipse(-40 + i * 20, 0 + (i % 2) * 18, 4, 7, c.darkLo)),
      ) +
      stroke('M-34 34C-26-10 0-46 34-70C30-30 36 0 42 26', c.greenLo, 7) +
      path('M34-72C60-98 90-84 96-62C72-52 50-56 34-72Z', c.green) +
      stroke('M40-72Q66-76 88-64', c.greenHi, 3) +
      circle(-36, 56, 40, c.red) +
      circle(44, 50, 42, c.red) +
      path('M-36 18q8 6 0 12M44 10q8 6 0 12', 'none', `stroke="${c.redLo}" stroke-width="6"`) +
      ellipse(-52, 40, 9, 14, c.redHi, 'transform="rotate(30 -52 40)"') +
      ellipse(28, 34, 9, 14, c.redHi, 'transform="rotate(30 28 34)"'),
  },
  {
    id: 'candy',
    words: ['candy', 'sugar', 'bonanza', 'lolli', 'cake', 'choco'],
    hints: ['sweet', 'bubble', 'jelly'],
    types: ['RNG'],
    scenes: ['clouds', 'bokeh', 'rays', 'diamonds'],
    accents: ['heart', 'star', 'bubble'],
    lean: 10,
    floats: true,
    draw: (c) =>
      stroke('M6 10L44 104', c.white, 10) +
      stroke('M6 10L44 104', c.redHi, 4, 'stroke-dasharray="8 10"') +
      circle(-8, -26, 66, c.a) +
      round(6, () => path('M0 0C24-14 40-44 24-61C12-64 4-66-2-65C16-46 14-18 0 0Z', c.whiteHi)).replace(
        /rotate\((\d+)\)/g,
        'translate(-8 -26)rotate($1)',
      ) +
      circle(-8, -26, 66, 'none', `stroke="${c.aHi}" stroke-width="5"`) +
      stroke('M-54-54Q-44-76-20-82', c.whiteHi, 7) +
      place(
        -54,
        58,
        0.9,
        -18,
        mirrored(path('M24 0L58-22 54 0 58 22Z', c.gold)) +
          ellipse(0, 0, 32, 24, c.b) +
          stroke('M-10-20Q-2 0-10 20M8-22Q16 0 8 22', c.whiteHi, 5),
      ) +
      place(
        60,
        62,
        0.8,
        14,
        path('M-34 26C-40-30 40-30 34 26Z', c.pink) +
          rect(-38, 20, 76, 14, 7, c.pinkLo) +
          stroke('M-20 4Q-16-10-4-12', c.whiteHi, 6),
      ),
  },
  {
    id: 'rocket',
    words: ['rocket', 'astro', 'aviat', 'alien'],
    hints: ['space', 'galaxy', 'cosmic', 'crash', 'jet', 'planet', 'nova', 'moonshot'],
    types: ['RNG', 'PVP'],
    scenes: ['space', 'neon', 'aurora', 'clouds'],
    accents: ['star', 'sparkle', 'coin'],
    lean: 0,
    floats: true,
    draw: (c) =>
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
    draw: (c) =>
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
    draw: (c) =>
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
    draw: (c) =>
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
    draw: (c) =>
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
    draw: (c) =>
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

function petals(from: number, to: number, count: number, fill: string, lit: string, size: number): string {
  return times(
    count,
    (i) =>
      `<g transform="translate(0 66)rotate(${Math.round(from + ((to - from) * i) / (count - 1))})scale(${size})">${path('M0 4C-28-18-26-74 0-106C26-74 28-18 0 4Z', fill)}${path('M0-8C-10-30-10-70 0-100C8-70 8-30 0-8Z', lit, 'opacity=".6"')}</g>`,
  );
}
