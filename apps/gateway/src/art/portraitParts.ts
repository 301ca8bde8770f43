import type { Ink } from './materials.ts';
import { circle, ellipse, mirrored, path, rect, stroke, times } from './shapes.ts';

/*
 * Parts of a portrait of 96 by 96: the centre of the face is about (48, 45), the shoulders reach the lower edge. Each
 * part uses the colours of the picture's style.
 */

export interface Skin {
  readonly base: string;
  readonly shade: string;
  readonly lips: string;
}

export const skins = {
  light: { base: '#f4cfa9', shade: '#dba77a', lips: '#c9564f' },
  honey: { base: '#dfa878', shade: '#bd8150', lips: '#b3473f' },
  brown: { base: '#b97c4e', shade: '#935a33', lips: '#8f332e' },
  deep: { base: '#7d4b2e', shade: '#5d341d', lips: '#7a2a2a' },
} as const satisfies Record<string, Skin>;

/** Head, ears and neck. */
export const head = ({ base, shade }: Skin): string =>
  path('M39 58H57V72Q48 82 39 72Z', shade) +
  mirroredAt(ellipse(-18.5, 0, 4, 5, base) + ellipse(-18.5, 0.6, 1.8, 2.6, shade), 46) +
  path('M30 40C30 21 66 21 66 40C66 57 58 67 48 67C38 67 30 57 30 40Z', base) +
  path('M30 40C30 57 38 67 48 67C41 63 35 54 34 41Z', shade, 'opacity=".45"');

/** Eyes, brows, nose, mouth and cheeks. */
export const face = ({ shade, lips }: Skin, brow: string, smile: 'open' | 'calm'): string =>
  mirroredAt(
    ellipse(-8.2, 0, 2.7, 3.2, '#221815') +
      circle(-9, -1.1, 0.95, '#fff') +
      stroke('M-12.6-6.6Q-8.4-9-4.4-6.8', brow, 2) +
      ellipse(-11.6, 7, 3.6, 2.2, lips, 'opacity=".22"'),
    44,
  ) +
  stroke('M48.6 45.5Q50.6 50 47.4 50.6', shade, 1.8) +
  (smile === 'open'
    ? path('M41 54.2Q48 57 55 54.2Q53.6 61 48 61T41 54.2Z', lips) +
      path('M42.6 55Q48 57 53.4 55L52.6 57.2Q48 58.6 43.4 57.2Z', '#fff')
    : stroke('M42.4 55.4Q48 59.6 53.6 55.4', lips, 2.2));

/** Both halves of a part that is symmetric about the middle of the face. */
function mirroredAt(half: string, y: number): string {
  return `<g transform="translate(48 ${y})">${mirrored(half)}</g>`;
}

/** Shoulders in the colour of the clothes. */
const shoulders = 'M4 100C6 80 24 74 38 71Q48 82 58 71C72 74 90 80 92 100Z';

export const clothes = {
  sari: (c: Ink): string =>
    path(shoulders, c.bLo) +
    path('M4 100C6 80 24 74 36 72C52 80 66 88 72 100Z', c.a) +
    stroke('M37 73C53 81 66 89 73 100', c.gold, 3.4) +
    times(4, (i) => circle(22 + i * 11, 86 + i * 2.6, 1.7, c.gold)),
  kurta: (c: Ink): string =>
    path(shoulders, c.whiteHi) +
    path('M36 72L48 84 60 72L62 78 49 92H47L34 78Z', c.whiteLo) +
    stroke('M48 86V100', c.gold, 3) +
    times(2, (i) => circle(48, 90 + i * 6, 1.3, c.goldLo)),
  hoodie: (c: Ink): string =>
    path(shoulders, c.b) +
    path('M30 74C34 88 62 88 66 74C74 78 70 92 48 93C26 92 22 78 30 74Z', c.bLo) +
    stroke('M41 90V99M55 90V99', c.whiteHi, 2.2),
  jersey: (c: Ink): string =>
    path(shoulders, c.a) +
    path('M36 71Q48 86 60 71L64 73Q48 94 32 73Z', c.whiteHi) +
    stroke('M14 84L18 100M82 84L78 100', c.whiteHi, 4),
  shirt: (c: Ink): string =>
    path(shoulders, c.teal) +
    path('M37 71L48 84 38 92 28 75Z', c.tealHi) +
    path('M59 71L48 84 58 92 68 75Z', c.tealHi) +
    stroke('M48 86V100', c.tealLo, 2),
  waistcoat: (c: Ink): string =>
    path(shoulders, c.whiteHi) +
    path('M4 100C6 80 20 75 32 73L46 100ZM92 100C90 80 76 75 64 73L50 100Z', c.dark) +
    path('M37 71L48 82 59 71 62 76 48 88 34 76Z', c.whiteLo) +
    path('M44 86L48 83 52 86 48 100Z', c.red),
} as const;

/** Hair behind the head; may be empty. */
export const behind = {
  long: (hair: string): string => path('M25 44C20 12 76 12 71 44C71 58 78 70 76 84H20C18 70 25 58 25 44Z', hair),
  bun: (hair: string, c: Ink): string =>
    circle(48, 15, 10, hair) +
    path('M27 46C24 16 72 16 69 46C69 54 66 60 62 62H34C30 60 27 54 27 46Z', hair) +
    circle(58, 17, 3.4, c.pink),
  curls: (hair: string): string =>
    [
      [28, 36, 11],
      [36, 24, 12],
      [50, 20, 13],
      [63, 27, 12],
      [69, 40, 11],
      [27, 50, 10],
      [70, 54, 10],
      [30, 62, 8],
      [67, 64, 8],
    ]
      .map(([x, y, r]) => circle(x!, y!, r!, hair))
      .join(''),
  none: (): string => '',
} as const;

/** Hair and head coverings. */
export const front = {
  parted: (hair: string): string =>
    path('M29 44C25 18 44 18 48 24C52 18 71 18 67 44C66 34 56 31 48 26C40 31 30 34 29 44Z', hair),
  short: (hair: string): string =>
    path('M29 42C24 16 44 12 54 15C68 14 72 26 67 42C66 35 64 32 60 29C52 33 42 33 36 29C32 32 30 36 29 42Z', hair),
  swept: (hair: string): string =>
    path('M29 42C24 18 40 12 52 14C68 12 73 26 67 41C65 33 62 30 58 27C52 33 38 34 33 33C31 35 30 38 29 42Z', hair),
  fringe: (hair: string): string =>
    path('M28 46C24 18 72 18 68 46C67 40 65 37 63 35Q48 31 33 35C31 37 29 40 28 46Z', hair),
  wisps: (hair: string): string => path('M31 36C34 22 62 22 65 36C60 29 54 28 48 31C42 28 36 29 31 36Z', hair),
  scarf: (_hair: string, c: Ink): string =>
    path(
      'M48 12C74 12 78 40 73 58C70 74 86 84 90 100H6C10 84 26 74 23 58C18 40 22 12 48 12ZM48 26C36 26 31 34 31 44C31 57 39 67 48 67C57 67 65 57 65 44C65 34 60 26 48 26Z',
      c.a,
      'fill-rule="evenodd"',
    ) +
    path('M30 60C34 74 62 74 66 60C70 76 66 88 52 92C36 88 28 76 30 60Z', c.aLo) +
    stroke('M31 42C32 32 38 25 48 25S64 32 65 42', c.aHi, 2.4),
  turban: (_hair: string, c: Ink): string =>
    path('M25 40C18 8 78 8 71 40C60 28 36 28 25 40Z', c.b) +
    stroke('M26 36Q44 12 68 22M29 38Q50 20 71 32M27 28Q36 14 52 13', c.bLo, 2.4) +
    path('M48 16L53 23 48 30 43 23Z', c.gold) +
    circle(48, 23, 2.2, c.red) +
    stroke('M48 15Q50 8 56 5', c.goldHi, 2.4),
  cap: (hair: string, c: Ink): string =>
    path('M29 44C28 38 30 34 32 32H64C66 34 68 38 67 44C64 38 60 36 48 36S32 38 29 44Z', hair) +
    path('M28 34C26 12 70 12 68 34Q48 27 28 34Z', c.red) +
    path('M26 34Q48 24 82 36Q84 40 78 40Q52 31 28 38Z', c.redLo) +
    circle(48, 15, 2, c.whiteHi) +
    circle(46, 24, 5, c.whiteHi),
} as const;

/** Additions: jewels, beards, glasses. */
export const extras = {
  bindi: (c: Ink): string =>
    circle(48, 35.4, 1.7, c.red) + mirroredAt(circle(-19, 0, 2, c.gold) + circle(-19, 4, 2.6, c.goldHi), 52),
  beard: (hair: string): string =>
    path('M30 44C30 62 38 71 48 71S66 62 66 44C64 52 60 54 57 53Q48 49 39 53C36 54 32 52 30 44Z', hair) +
    path('M42 56Q48 53 54 56Q53 60.6 48 60.6T42 56Z', '#b3473f'),
  moustache: (hair: string): string =>
    path('M48 52C44 50 38 52 35 56C40 57 45 56 48 54C51 56 56 57 61 56C58 52 52 50 48 52Z', hair),
  glasses: (c: Ink): string =>
    mirroredAt(
      circle(-8.4, 0, 6.4, 'none', `stroke="${c.dark}" stroke-width="2"`) + stroke('M-14.6-1L-18.4-2.4', c.dark, 2),
      44,
    ) + stroke('M46 43.4Q48 42 50 43.4', c.dark, 2),
  headphones: (c: Ink): string =>
    stroke('M27 46C24 8 72 8 69 46', c.dark, 4) +
    rect(21, 40, 10, 16, 5, c.pink) +
    rect(65, 40, 10, 16, 5, c.pink) +
    rect(24, 43, 3, 10, 1.5, c.pinkHi) +
    rect(68, 43, 3, 10, 1.5, c.pinkHi),
  pin: (c: Ink): string => circle(62, 70, 2.4, c.gold),
} as const;
