import { circle, ellipse, mirrored, path, place, rect, round, stroke, times } from '../shapes.ts';
import type { Subject } from './subject.ts';

/** Sights, figures and sweets of slot games. */
export const WONDERS: readonly Subject[] = [
  {
    id: 'pharaoh',
    words: ['pharaoh', 'egypt', 'cleo', 'anubis', 'horus', 'tut', 'mummy', 'isis', 'scarab', 'sphinx'],
    hints: ['ra', 'nile', 'dead'],
    types: ['RNG'],
    scenes: ['desert', 'hall', 'rays'],
    accents: ['sparkle', 'gem', 'coin'],
    lean: 0,
    svg: (c) =>
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
    hints: ['asia', 'orient', 'imperial', 'china'],
    types: ['RNG'],
    scenes: ['peaks', 'night', 'clouds', 'hills', 'river'],
    accents: ['petal', 'sparkle'],
    lean: 0,
    svg: (c) =>
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
    svg: (c) =>
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
    svg: (c) =>
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
    words: ['fruit', 'cherry', 'cherries', 'berry', 'melon', 'juic', 'lemon', 'grape', 'plum'],
    hints: ['tropic'],
    types: ['RNG'],
    scenes: ['rays', 'bokeh', 'neon', 'diamonds', 'clouds'],
    accents: ['leaf', 'sparkle', 'star'],
    lean: 10,
    floats: true,
    svg: (c) =>
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
    svg: (c) =>
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
];

function petals(from: number, to: number, count: number, fill: string, lit: string, size: number): string {
  return times(
    count,
    (i) =>
      `<g transform="translate(0 66)rotate(${Math.round(from + ((to - from) * i) / (count - 1))})scale(${size})">${path('M0 4C-28-18-26-74 0-106C26-74 28-18 0 4Z', fill)}${path('M0-8C-10-30-10-70 0-100C8-70 8-30 0-8Z', lit, 'opacity=".6"')}</g>`,
  );
}
