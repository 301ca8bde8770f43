import type { PictureStyle } from './pictureTypes.ts';

/** Materials of subjects. Each has a fill, a light edge (`…Hi`) and a dark edge (`…Lo`). */
export type Material =
  | 'gold'
  | 'red'
  | 'orange'
  | 'pink'
  | 'violet'
  | 'blue'
  | 'teal'
  | 'green'
  | 'white'
  | 'dark'
  | 'wood'
  | 'steel'
  | 'skin';

/** Colours for `fill=""`: references to gradients in styles with shading, plain colours in others. */
export type Ink = Readonly<
  Record<Material | `${Material}Hi` | `${Material}Lo` | 'a' | 'aHi' | 'aLo' | 'b' | 'bHi' | 'bLo', string>
>;

type Tones = readonly [hi: string, mid: string, lo: string];

const TONES: Record<PictureStyle, Record<Material, Tones>> = {
  luminous: {
    gold: ['#fff6c2', '#ffc233', '#a85a06'],
    red: ['#ff9d86', '#ef2b3d', '#7d0a2b'],
    orange: ['#ffdc9a', '#ff8a1f', '#b03f06'],
    pink: ['#ffd0ee', '#ff4fa8', '#8f1270'],
    violet: ['#e3caff', '#9256f5', '#41169c'],
    blue: ['#b8ecff', '#2f86f6', '#0d3192'],
    teal: ['#c2fff2', '#16cfc0', '#056374'],
    green: ['#d6ffb0', '#2fc257', '#085a38'],
    white: ['#ffffff', '#eef1ff', '#a3add9'],
    dark: ['#625c8c', '#29234f', '#0d0924'],
    wood: ['#ecb27a', '#a5622c', '#4a220c'],
    steel: ['#f7faff', '#b3c0db', '#4d5a85'],
    skin: ['#ffe6cc', '#f2b184', '#a85f40'],
  },
  flat: {
    gold: ['#f5d88c', '#e3ab3c', '#b67a1c'],
    red: ['#e88c78', '#c9452f', '#8d2a22'],
    orange: ['#f4bd88', '#e0823b', '#a9531e'],
    pink: ['#f7c3cd', '#e0728f', '#a54169'],
    violet: ['#bfaad4', '#7a5c9e', '#4a376c'],
    blue: ['#97c0d6', '#3d7699', '#214c6a'],
    teal: ['#9bd0c1', '#2f8577', '#18554d'],
    green: ['#a9cb8e', '#4c8a4a', '#285a36'],
    white: ['#fffcf5', '#fbf0db', '#dcc8a4'],
    dark: ['#6b5e54', '#38322d', '#201c1a'],
    wood: ['#cfa477', '#96643a', '#5f3b20'],
    steel: ['#dcddd5', '#a7aeaa', '#68716e'],
    skin: ['#ecc097', '#c98d5d', '#935d38'],
  },
  blockprint: {
    gold: ['#f0d28a', '#c9963c', '#86591a'],
    red: ['#c0605a', '#8f2230', '#57101c'],
    orange: ['#e09a58', '#b9622b', '#7a3915'],
    pink: ['#e0a296', '#b64a50', '#7a2232'],
    violet: ['#8677b4', '#453780', '#292052'],
    blue: ['#7a91c4', '#294486', '#142553'],
    teal: ['#7fb0a6', '#2a6b68', '#134240'],
    green: ['#9aa96a', '#566b30', '#33421b'],
    white: ['#fdf7e8', '#f3e7c9', '#d2bd90'],
    dark: ['#51414c', '#251b2c', '#140d18'],
    wood: ['#b98556', '#7d4d2a', '#4b2b16'],
    steel: ['#d8d0bc', '#a39a8a', '#645c55'],
    skin: ['#e6bc90', '#c08a58', '#845632'],
  },
  bubble: {
    gold: ['#fff6a8', '#ffd02b', '#f59a00'],
    red: ['#ffaaa0', '#ff4d55', '#d61f48'],
    orange: ['#ffd59a', '#ff9a2e', '#ee6a0c'],
    pink: ['#ffd3ea', '#ff72b6', '#e23a8e'],
    violet: ['#dcc6ff', '#a070ff', '#6f3fe0'],
    blue: ['#b5ebff', '#3fa9ff', '#1673e0'],
    teal: ['#baffef', '#25d5c4', '#0a9fa0'],
    green: ['#d8ff9c', '#57cf4c', '#1f9a48'],
    white: ['#ffffff', '#f7fbff', '#c3d8f0'],
    dark: ['#6b6fa0', '#333a70', '#1c2150'],
    wood: ['#f5c48c', '#c98243', '#8f5220'],
    steel: ['#ffffff', '#c5d5ea', '#7f97bd'],
    skin: ['#ffe9d2', '#ffc79a', '#e0925f'],
  },
};

/** Whether a style shades with gradients. */
export function isShaded(style: PictureStyle): boolean {
  return style === 'luminous' || style === 'bubble';
}

/** The colours of a style; `a` and `b` are the two materials of a palette. */
export function inkFor(style: PictureStyle, a: Material, b: Material): Ink {
  const ink: Record<string, string> = {};
  const shaded = isShaded(style);
  for (const [name, [hi, mid, lo]] of Object.entries(TONES[style])) {
    ink[name] = shaded ? `url(#${name})` : mid;
    ink[`${name}Hi`] = hi;
    ink[`${name}Lo`] = lo;
  }
  for (const [slot, material] of [
    ['a', a],
    ['b', b],
  ] as const) {
    ink[slot] = ink[material] as string;
    ink[`${slot}Hi`] = ink[`${material}Hi`] as string;
    ink[`${slot}Lo`] = ink[`${material}Lo`] as string;
  }
  return ink as Ink;
}

/** Definitions of the gradients that a drawing references. */
export function gradientsUsed(style: PictureStyle, drawing: string): string {
  if (!isShaded(style)) return '';
  let defs = '';
  for (const [name, [hi, mid, lo]] of Object.entries(TONES[style])) {
    if (!drawing.includes(`url(#${name})`)) continue;
    defs += `<linearGradient id="${name}" x2=".35" y2="1"><stop stop-color="${hi}"/><stop offset=".45" stop-color="${mid}"/><stop offset="1" stop-color="${lo}"/></linearGradient>`;
  }
  return defs;
}
