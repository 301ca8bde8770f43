import type { Material } from './materials.ts';
import type { PictureStyle } from './pictureTypes.ts';

/** The colours of a scene: three of the sky from top to bottom, three of the land from far to near, and the light. */
export interface Palette {
  readonly sky: readonly [string, string, string];
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly glow: string;
  readonly spark: string;
  readonly a: Material;
  readonly b: Material;
  /** Whether the palette suits underwater scenes. */
  readonly wet: boolean;
}

type Hues = readonly [top: number, middle: number, horizon: number, glow: number, a: Material, b: Material, wet?: 1];

const NIGHTS: readonly Hues[] = [
  [262, 285, 318, 165, 'violet', 'teal'],
  [226, 205, 168, 160, 'teal', 'violet', 1],
  [150, 158, 96, 62, 'green', 'gold', 1],
  [348, 356, 24, 44, 'red', 'gold'],
  [232, 215, 192, 186, 'blue', 'pink', 1],
  [286, 312, 338, 28, 'pink', 'gold'],
  [198, 182, 158, 52, 'orange', 'teal', 1],
  [246, 252, 276, 290, 'violet', 'pink', 1],
  [336, 342, 12, 32, 'pink', 'red'],
  [22, 28, 44, 50, 'orange', 'red'],
  [166, 172, 182, 140, 'green', 'teal', 1],
  [222, 264, 14, 38, 'blue', 'orange'],
  [276, 320, 26, 40, 'red', 'violet'],
  [200, 192, 176, 170, 'blue', 'teal', 1],
  [354, 330, 292, 310, 'red', 'pink'],
  [240, 222, 202, 52, 'gold', 'blue', 1],
];

function night([top, middle, horizon, glow, a, b, wet]: Hues): Palette {
  return {
    sky: [`hsl(${top} 82% 17%)`, `hsl(${middle} 80% 37%)`, `hsl(${horizon} 90% 58%)`],
    far: `hsl(${middle} 66% 30%)`,
    mid: `hsl(${middle} 70% 20%)`,
    near: `hsl(${top} 74% 9%)`,
    glow: `hsl(${glow} 100% 78%)`,
    spark: `hsl(${glow} 100% 88%)`,
    a,
    b,
    wet: wet === 1,
  };
}

function day([top, middle, horizon, glow, a, b, wet]: Hues): Palette {
  return {
    sky: [`hsl(${top} 88% 62%)`, `hsl(${middle} 92% 72%)`, `hsl(${horizon} 96% 84%)`],
    far: `hsl(${middle} 72% 66%)`,
    mid: `hsl(${middle} 76% 56%)`,
    near: `hsl(${top} 72% 46%)`,
    glow: `hsl(${glow} 100% 92%)`,
    spark: '#fff',
    a,
    b,
    wet: wet === 1,
  };
}

type Sheet = readonly [
  paper: string,
  far: string,
  mid: string,
  near: string,
  glow: string,
  spark: string,
  a: Material,
  b: Material,
  wet?: 1,
];

function sheet([paper, far, mid, near, glow, spark, a, b, wet]: Sheet): Palette {
  return { sky: [paper, paper, paper], far, mid, near, glow, spark, a, b, wet: wet === 1 };
}

const PAPERS: readonly Sheet[] = [
  ['#f7e6c4', '#eabf86', '#cf7f5a', '#7c2f2c', '#fff6df', '#c9452f', 'red', 'gold'],
  ['#cfe6d8', '#8fc2ad', '#3f8f7c', '#175248', '#f6f3d8', '#fffaf0', 'teal', 'pink', 1],
  ['#f6cfd3', '#e89aa8', '#b4557a', '#5e2350', '#fff0e6', '#fffaf0', 'pink', 'green'],
  ['#f2b85c', '#de8a3c', '#a94a2c', '#57231f', '#ffe7ae', '#fff6df', 'red', 'teal'],
  ['#bcd9e4', '#7fb0c6', '#33718f', '#153c57', '#fff3d2', '#fffaf0', 'blue', 'orange', 1],
  ['#2c6e5f', '#1f5a4f', '#174a41', '#0d302c', '#f0c768', '#f6dfa4', 'orange', 'red', 1],
  ['#e4dcc0', '#bcc08c', '#748f4e', '#34532e', '#fdf6dc', '#c9452f', 'green', 'orange'],
  ['#8c3b3a', '#74302f', '#5a2326', '#34141a', '#f0b760', '#f7d79a', 'teal', 'gold'],
  ['#d9cde6', '#a894c4', '#6b5192', '#35265a', '#fdeecf', '#fffaf0', 'violet', 'gold'],
  ['#24506f', '#1f4560', '#18374f', '#0e2335', '#f2d58c', '#f9e9be', 'orange', 'teal', 1],
  ['#f3a58a', '#dd7560', '#a8434f', '#55213a', '#ffe3c2', '#fff3e0', 'violet', 'gold'],
  ['#a9d4c9', '#68b0a4', '#2c7d80', '#134a56', '#fdf0c4', '#fffaf0', 'orange', 'blue', 1],
  ['#5b4a7f', '#4c3c6f', '#3b2d5c', '#221938', '#f5b8c0', '#fbdfe0', 'pink', 'gold'],
  ['#ecd9b0', '#d5b06a', '#5f9c92', '#23585a', '#fff5d8', '#dd6f8f', 'blue', 'red', 1],
];

const PRINTS: readonly Sheet[] = [
  ['#f1e2bd', '#dcc08a', '#b5843a', '#6e1a26', '#fbf3df', '#8f2230', 'red', 'blue'],
  ['#7a1c29', '#651421', '#4e0e19', '#33080f', '#d3a24a', '#f0d28a', 'gold', 'blue'],
  ['#1f3570', '#182a5c', '#122048', '#0a1430', '#d3a24a', '#f3e7c9', 'gold', 'red', 1],
  ['#c9963c', '#b57f2c', '#8f2230', '#4b0d18', '#f3dca0', '#fbf3df', 'red', 'teal'],
  ['#ead9c4', '#cfae90', '#7f8fb8', '#1d2f66', '#fbf3df', '#294486', 'blue', 'orange', 1],
  ['#1c5552', '#164644', '#0f3534', '#082121', '#d3a24a', '#f3e7c9', 'gold', 'red', 1],
  ['#b9622b', '#a04f20', '#7d3517', '#43180c', '#f0d28a', '#fbf3df', 'blue', 'gold'],
  ['#e7d3a6', '#c8ad70', '#6f8f82', '#134240', '#fdf7e8', '#8f2230', 'teal', 'red', 1],
  ['#3a2350', '#2f1b43', '#231333', '#150a20', '#d3a24a', '#f0d28a', 'gold', 'pink', 1],
  ['#d8a08c', '#b9705e', '#8a2f3a', '#4b0d18', '#fbe6cf', '#fbf3df', 'red', 'violet', 1],
  ['#8f9f86', '#74866c', '#3f5a50', '#1a2f30', '#f1e2bd', '#fbf3df', 'red', 'gold', 1],
];

const PALETTES: Record<PictureStyle, readonly Palette[]> = {
  luminous: NIGHTS.map(night),
  bubble: NIGHTS.map(day),
  flat: PAPERS.map(sheet),
  blockprint: PRINTS.map(sheet),
};

/** The palettes of a style; for underwater scenes only those with `wet`. */
export function palettesOf(style: PictureStyle, underWater: boolean): readonly Palette[] {
  return underWater ? PALETTES[style].filter((palette) => palette.wet) : PALETTES[style];
}
