import type { Alphabet } from './alphabets.ts';

/** Scripts that have web fonts here. Other scripts are set in the phone's own fonts. */
export type FontScript = 'latin' | 'bengali' | 'arabic' | 'myanmar';

/** One font file: a family's letters of one script. */
export interface FontFace {
  /** Name of its file here, without the end. */
  id: string;
  alphabet: Alphabet;
  /** Where it is cut from: a package with its version, and the file in it. */
  source: { package: string; version: string; file: string };
  /** The weights it is asked for. A span is cut from a variable font; one weight stands for all weights of the span. */
  weights: readonly [number, number];
  /** The one weight that a variable font is pinned to; the whole span where left out. */
  pinned?: number;
  /** Its ascent and descent in shares of the size, where its own would set words too low in their line. */
  metrics?: { ascent: number; descent: number };
  /** The most it may weigh, in KiB. */
  budget: number;
}

export interface FontFamily {
  /** What a merchant writes in `theme.json`. */
  name: string;
  faces: Partial<Record<FontScript, FontFace>>;
  /** Kind of system font shown until the Latin face has loaded, scaled to its metrics so that nothing moves. */
  fallback: 'sans' | 'serif';
  /** Line heights that the family needs where its script's own would clip it. */
  lineHeight?: number;
}

const version = '5.3.0';
const variable = (name: string, subset: string) => ({
  package: `@fontsource-variable/${name}`,
  version,
  file: `${name}-${subset}-wght-normal`,
});
const still = (name: string, subset: string, weight: number) => ({
  package: `@fontsource/${name}`,
  version,
  file: `${name}-${subset}-${weight}-normal`,
});
const sans = (name: string, id: string): FontFamily => ({
  name,
  fallback: 'sans',
  faces: { latin: { id, alphabet: 'latin', source: variable(id, 'latin'), weights: [400, 700], budget: 20 } },
});

/** Every web font family. `font.body` and `font.heading` of a merchant's theme may name these, and system fonts. */
export const fontFamilies: readonly FontFamily[] = [
  sans('Figtree', 'figtree'),
  sans('Mulish', 'mulish'),
  sans('Nunito', 'nunito'),
  sans('Plus Jakarta Sans', 'plus-jakarta-sans'),
  {
    name: 'Baloo 2',
    fallback: 'sans',
    faces: {
      latin: {
        id: 'baloo-2',
        alphabet: 'latin',
        source: variable('baloo-2', 'latin'),
        weights: [400, 800],
        pinned: 700,
        budget: 20,
      },
    },
  },
  {
    name: 'Cinzel',
    fallback: 'serif',
    faces: {
      latin: {
        id: 'cinzel',
        alphabet: 'latin',
        source: variable('cinzel', 'latin'),
        weights: [400, 900],
        pinned: 700,
        budget: 20,
      },
    },
  },
  {
    name: 'Tiro Bangla',
    fallback: 'serif',
    faces: {
      latin: {
        id: 'tiro-bangla-latin',
        alphabet: 'latin',
        source: still('tiro-bangla', 'latin', 400),
        weights: [400, 800],
        budget: 20,
      },
      bengali: {
        id: 'tiro-bangla-bengali',
        alphabet: 'bengali',
        source: still('tiro-bangla', 'bengali', 400),
        weights: [400, 800],
        budget: 48,
      },
    },
  },
  {
    // One file for all weights is smaller than two weights; its digits are all of one width, as money needs them.
    name: 'Noto Sans Bengali',
    fallback: 'sans',
    faces: {
      bengali: {
        id: 'noto-sans-bengali',
        alphabet: 'bengali',
        source: variable('noto-sans-bengali', 'bengali'),
        weights: [400, 700],
        budget: 70,
      },
    },
  },
  {
    name: 'Noto Naskh Arabic',
    fallback: 'sans',
    faces: {
      arabic: {
        id: 'noto-naskh-arabic',
        alphabet: 'arabic',
        source: variable('noto-naskh-arabic', 'arabic'),
        weights: [400, 700],
        budget: 32,
      },
    },
  },
  {
    // Words slant down towards their end: without this much room the next line runs into them.
    name: 'Noto Nastaliq Urdu',
    fallback: 'serif',
    lineHeight: 2.3,
    faces: {
      arabic: {
        id: 'noto-nastaliq-urdu',
        alphabet: 'arabic',
        source: variable('noto-nastaliq-urdu', 'arabic'),
        weights: [400, 900],
        pinned: 700,
        metrics: { ascent: 1.9, descent: 0.8 },
        budget: 116,
      },
    },
  },
  {
    name: 'Noto Sans Myanmar',
    fallback: 'sans',
    faces: {
      myanmar: {
        id: 'noto-sans-myanmar',
        alphabet: 'myanmar',
        source: variable('noto-sans-myanmar', 'myanmar'),
        weights: [400, 700],
        budget: 42,
      },
    },
  },
];

/**
 * Signs of money, so that ৳ is no box in a Latin text. Behind every merchant's own face, each file fetched only where
 * its sign is shown.
 */
export const signsFamily = 'Livery Signs';
export const signFaces: readonly FontFace[] = [
  {
    id: 'sign-taka',
    alphabet: 'taka',
    source: variable('noto-sans-bengali', 'bengali'),
    weights: [400, 700],
    pinned: 500,
    budget: 1.5,
  },
  {
    id: 'signs-money',
    alphabet: 'money',
    source: variable('noto-sans', 'latin-ext'),
    weights: [400, 700],
    pinned: 500,
    budget: 1.5,
  },
];

/** The family that sets a script's text where the merchant's theme names none. */
export const plainFamilies: Readonly<Partial<Record<FontScript, string>>> = {
  bengali: 'Noto Sans Bengali',
  arabic: 'Noto Naskh Arabic',
  myanmar: 'Noto Sans Myanmar',
};

/** Every face of every family. */
export const allFaces: readonly FontFace[] = [
  ...fontFamilies.flatMap(({ faces }) => Object.values(faces)),
  ...signFaces,
];

/** Names of all web font families. */
export const fontFamilyNames: readonly string[] = fontFamilies.map(({ name }) => name);

/** Font names a theme may use that are no web fonts: generic families, and fonts that phones and desktops bring. */
export const systemFonts: readonly string[] = [
  'system-ui',
  'sans-serif',
  'serif',
  'monospace',
  'cursive',
  'fantasy',
  'ui-sans-serif',
  'ui-serif',
  'ui-rounded',
  'ui-monospace',
  'Roboto',
  'Noto Sans',
  'Noto Serif',
  'Segoe UI',
  'Helvetica',
  'Helvetica Neue',
  'Arial',
  'Georgia',
  'Times New Roman',
  'Courier New',
];
