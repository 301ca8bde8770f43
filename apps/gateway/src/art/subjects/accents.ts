import type { Ink } from '../materials.ts';
import { circle, ellipse, mirrored, path, rect, starPath, stroke } from '../shapes.ts';

/** Small decorations scattered around a subject, about 40 units wide and centred on the origin. */
const ACCENTS = {
  coin: (c: Ink) =>
    ellipse(0, 0, 18, 20, c.goldLo) +
    ellipse(-2, 0, 17, 20, c.gold) +
    ellipse(-2, 0, 12, 14.5, 'none', `stroke="${c.goldLo}" stroke-width="2"`) +
    path(starPath(-2, 0, 9, 4, 5), c.goldHi),
  gem: (c: Ink) =>
    path('M-11-15H11L20-4 0 18-20-4Z', c.a) +
    path('M-11-15L0-4 11-15ZM-20-4H-8L0 18Z', c.aHi) +
    path('M8-4H20L0 18Z', c.aLo),
  sparkle: (c: Ink) => path(starPath(0, 0, 20, 4, 4), c.whiteHi),
  star: (c: Ink) => path(starPath(0, 0, 20, 9, 5), c.gold) + path('M0-20L4.5-6 0 0-5-6Z', c.goldHi),
  petal: (c: Ink) => path('M-4 18C-22 4-14-16 2-20C18-8 14 10-4 18Z', c.pink) + stroke('M-3 14Q-6-4 2-15', c.pinkHi, 2),
  leaf: (c: Ink) =>
    path('M-16 16C-22-8-2-20 20-18C20 6 8 20-16 16Z', c.green) + stroke('M-14 14L14-12', c.greenHi, 2.5),
  flame: (c: Ink) =>
    path('M-2 20C-18 18-18 2-8-6C-8 0-5 2-3 2C-6-8 0-16 6-20C4-10 18-2 14 10C12 17 6 20-2 20Z', c.orange) +
    path('M0 17C-8 15-7 6-1 1C1 7 8 8 6 13C5 16 3 17 0 17Z', c.goldHi),
  bubble: (c: Ink) =>
    circle(0, 0, 15, c.whiteHi, 'opacity=".3"') +
    circle(0, 0, 15, 'none', `stroke="${c.whiteHi}" stroke-width="2.5"`) +
    ellipse(-5, -6, 4, 3, c.whiteHi),
  chip: (c: Ink) =>
    circle(0, 2, 19, c.bLo) +
    circle(0, 0, 19, c.b) +
    circle(0, 0, 15.5, 'none', `stroke="${c.whiteHi}" stroke-width="6" stroke-dasharray="8.2 8.03"`) +
    circle(0, 0, 10, c.whiteHi) +
    circle(0, 0, 7, c.b),
  card: (c: Ink) =>
    rect(-14, -19, 28, 38, 4, c.white) + path('M0-10L9 1 0 11-9 1Z', c.red) + path('M-10-13l2.5 3-2.5 3-2.5-3Z', c.red),
  heart: (c: Ink) =>
    path('M0 18C-26 0-20-18-9-18C-3-18 0-13 0-10C0-13 3-18 9-18C20-18 26 0 0 18Z', c.red) +
    ellipse(-9, -9, 4, 5, c.redHi),
  snow: (c: Ink) => stroke('M0-18V18M-16-9L16 9M16-9L-16 9', c.whiteHi, 4),
  feather: (c: Ink) => path('M-14 20C-16 0 0-18 18-20C18-4 6 12-10 14Z', c.b) + stroke('M-14 20L12-14', c.bHi, 2.5),
  ball: (c: Ink) =>
    circle(0, 0, 18, c.b) +
    circle(0, -1, 10, c.whiteHi) +
    ellipse(-7, -11, 5, 3, c.bHi) +
    stroke('M-3-4L1-7V6', c.darkLo, 3),
  fish: (c: Ink) =>
    path('M14 0C4-14-10-12-16-2L-24-10V12L-16 4C-8 14 6 12 14 0Z', c.orange) +
    circle(6, -3, 2.2, c.darkLo) +
    stroke('M-4-7Q0 0-4 7', c.orangeHi, 2.5),
  note: (c: Ink) =>
    path('M-6 12V-16L14-20V8H8V-10L0-8V14Z', c.whiteHi) +
    ellipse(-8, 13, 7, 5, c.whiteHi) +
    ellipse(6, 9, 7, 5, c.whiteHi),
  bolt: (c: Ink) => path('M4-20L-12 4H-2L-6 20 12-6H2Z', c.gold) + path('M4-20L-12 4H-6Z', c.goldHi),
  lotus: (c: Ink) =>
    mirrored(
      path('M0 12C14 12 22 2 20-6C12-6 4 0 0 12Z', c.pinkLo) + path('M0 12C10 8 14-6 10-13C4-10 0 0 0 12Z', c.pink),
    ) + path('M0 12C-7 2-6-10 0-17C6-10 7 2 0 12Z', c.pinkHi),
} as const;

/** Names of the decorations. */
export type AccentName = keyof typeof ACCENTS;

export function accentSvg(name: AccentName, ink: Ink): string {
  return ACCENTS[name](ink);
}
