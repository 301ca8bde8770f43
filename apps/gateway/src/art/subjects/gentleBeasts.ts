import { circle, ellipse, mirrored, path, place, starPath, stroke, times } from '../shapes.ts';
import type { Subject } from './subject.ts';

/** Elephant, peacock, cat and koi. */
export const GENTLE_BEASTS: readonly Subject[] = [
  {
    id: 'elephant',
    words: ['elephant', 'ganesh', 'maharaja', 'siam'],
    hints: ['india', 'raja', 'ivory', 'thai'],
    types: ['RNG'],
    scenes: ['mandala', 'jungle', 'hall', 'rays'],
    accents: ['lotus', 'gem', 'petal'],
    lean: 0,
    svg: (c) =>
      mirrored(
        path('M34-44C74-84 108-46 96 4C90 34 62 44 44 22Z', c.steelLo) +
          path('M44-34C70-60 92-36 84 0C78 20 62 28 50 12Z', c.pinkHi),
      ) +
      path(
        'M0-80C40-80 58-52 56-16C54 10 36 20 30 44C26 60 30 72 44 70C54 68 52 56 46 56C66 50 72 90 40 94C8 98-4 74-8 48C-30 26-54 12-56-16C-58-52-40-80 0-80Z',
        c.steel,
      ) +
      stroke('M-4 32Q12 38 26 32M-4 48Q10 54 24 48M0 64Q12 68 24 62', c.steelLo, 3) +
      path('M-40-66C-24-90 24-90 40-66L14-30 0-6-14-30Z', c.a) +
      path('M-40-66L-14-30 0-6 14-30 40-66', 'none', `stroke="${c.gold}" stroke-width="6" stroke-linejoin="round"`) +
      path(starPath(0, -48, 16, 8, 8), c.gold) +
      circle(0, -48, 6, c.red) +
      circle(0, -84, 8, c.gold) +
      mirrored(
        ellipse(30, -10, 8, 7, c.darkLo) +
          circle(28, -12, 2.6, c.whiteHi) +
          stroke('M20-24Q32-30 42-20', c.steelLo, 4) +
          path('M24 22C38 30 44 50 62 52C46 66 22 52 16 32Z', c.whiteHi),
      ),
  },
  {
    id: 'peacock',
    words: ['peacock', 'mayur', 'feather'],
    hints: ['paradise'],
    types: ['RNG'],
    scenes: ['mandala', 'jungle', 'hall', 'bokeh'],
    accents: ['feather', 'petal', 'sparkle'],
    lean: 0,
    svg: (c) =>
      times(
        11,
        (i) =>
          `<g transform="translate(0 60)rotate(${-90 + i * 18})">${path('M0 0C-26-60-26-110 0-150C26-110 26-60 0 0Z', i % 2 === 0 ? c.teal : c.green)}${ellipse(0, -114, 13, 19, c.gold)}${ellipse(0, -112, 8, 12, c.blue)}${circle(0, -110, 4, c.darkLo)}</g>`,
      ) +
      path('M-8-40C14-44 20-26 12-10C2 12 40 30 36 66C30 100-36 100-36 66C-36 36-10 20-12-6Z', c.blue) +
      path('M-22 60C-18 40 2 36 4 20C20 40 22 70 0 82C-14 82-24 76-22 60Z', c.teal) +
      circle(0, -34, 17, c.blue) +
      path('M-14-34L-34-26-12-24Z', c.gold) +
      circle(-3, -37, 6, c.whiteHi) +
      circle(-4, -37, 3, c.darkLo) +
      times(3, (i) => stroke(`M2-50L${-10 + i * 12}-72`, c.gold, 2.5) + circle(-10 + i * 12, -74, 5, c.tealHi)),
  },
  {
    id: 'cat',
    words: ['cat', 'neko', 'kitty', 'meow', 'lucky cat', 'maneki'],
    types: ['RNG'],
    scenes: ['rays', 'diamonds', 'mandala', 'curtain'],
    accents: ['coin', 'petal', 'sparkle'],
    lean: 0,
    svg: (c) =>
      path('M-56 96C-74 40-50 10 0 10S74 40 56 96Z', c.white) +
      path('M50 20C40-10 54-60 72-62C92-64 92-36 82-14C78 4 74 24 62 38Z', c.white) +
      path('M62-34Q74-42 86-34', 'none', `stroke="${c.pink}" stroke-width="5" stroke-linecap="round"`) +
      path('M-58-46L-54-92-24-74Q0-80 24-74L54-92 58-46C66 6 30 26 0 26S-66 6-58-46Z', c.white) +
      mirrored(
        path('M50-80L32-68 50-54Z', c.pink) +
          path('M18-34Q30-46 42-34', 'none', `stroke="${c.darkLo}" stroke-width="5" stroke-linecap="round"`) +
          circle(40, -14, 9, c.pinkHi) +
          stroke('M44-20L70-24M44-12L70-8', c.darkLo, 2),
      ) +
      path('M-6-18H6L0-10Z', c.red) +
      stroke('M-10-4Q-4 4 0-6Q4 4 10-4', c.darkLo, 3.5) +
      path('M-48 16Q0 40 48 16L46 30Q0 52-46 30Z', c.red) +
      circle(0, 42, 12, c.gold) +
      circle(0, 45, 3, c.goldLo) +
      path('M-50 60C-52 48-14 48-12 66C-10 92-44 96-50 60Z', c.white) +
      place(
        10,
        74,
        1,
        0,
        ellipse(0, 0, 22, 26, c.gold) +
          ellipse(0, 0, 15, 19, 'none', `stroke="${c.goldLo}" stroke-width="3"`) +
          path('M-7-9H7M0-9V12M-8 2H8', 'none', `stroke="${c.goldLo}" stroke-width="4"`),
      ),
  },
  {
    id: 'koi',
    words: ['koi', 'hilsa', 'carp', 'pond', 'fish', 'golden fish'],
    types: ['RNG', 'FISH'],
    scenes: ['deep', 'river', 'mandala'],
    accents: ['lotus', 'bubble', 'petal'],
    lean: 16,
    floats: true,
    svg: (c) =>
      path('M52 34C70 30 92 44 100 70C78 64 70 74 52 92C48 72 40 60 40 46Z', c.red) +
      path('M-84-30C-70-76-10-84 24-50C52-22 58 20 48 48C20 50-20 40-44 14C-64 8-82-8-84-30Z', c.white) +
      path('M-66-56C-40-84 0-76 14-58C-4-40-36-34-66-56Z', c.red) +
      path('M8-10C30-24 44-6 50 14C36 22 12 16 8-10Z', c.orange) +
      path('M-10-70C4-98 40-98 56-74C40-64 30-58 24-50Z', c.redHi) +
      path('M-24 22C-30 44-54 52-66 44C-58 32-52 24-44 14Z', c.redHi) +
      path(
        'M12-2C2-18-6-22-14-22M28 14C20 0 12-6 2-8M-8 14C-14 2-20 0-28 0',
        'none',
        `stroke="${c.whiteLo}" stroke-width="3.5" stroke-linecap="round"`,
      ) +
      circle(-62, -28, 8, c.darkLo) +
      circle(-64, -31, 3, c.whiteHi) +
      stroke('M-84-26C-96-18-98-8-92 0M-78-14C-84-4-84 4-78 10', c.gold, 4),
  },
];
