import type { Alphabet } from './alphabets.ts';

/** Scripts with web fonts. Other scripts use the phone's own fonts. */
export type FontScript = 'latin' | 'bengali' | 'arabic' | 'myanmar';

/** One font file: the letters of one script of a family. */
export interface FontFace {
  /** Name of the file, without the extension. */
  id: string;
  alphabet: Alphabet;
  /** The source: a package with a version, and a file in this package. */
  source: { package: string; version: string; file: string };
  /**
   * The weights in the `@font-face` rule, the lightest and the boldest. A file with several weights is made from a
   * variable font. A file with a single weight is used for all weights of the range.
   */
  weights: readonly [number, number];
  /** The weight to which a variable font is fixed. Default: the whole range. */
  pinned?: number;
  /**
   * Ascent and descent as fractions of the font size. Set them if the font's own values would place text too low in its
   * line.
   */
  metrics?: { ascent: number; descent: number };
  /** Maximum file size, in KiB. */
  budget: number;
}

export interface FontFamily {
  /** The name of the family in `theme.json`. */
  name: string;
  faces: Partial<Record<FontScript, FontFace>>;
  /**
   * Kind of system font that is shown until the Latin face is loaded. It is scaled to the metrics of the face, so that
   * nothing moves.
   */
  fallback: 'sans' | 'serif';
  /** Line height of the family. Set it if the line height of the script would clip the glyphs of the family. */
  lineHeight?: number;
  /** Added to each space, in em. Set it if the space of the Latin face is so narrow that words seem joined. */
  wordSpacing?: number;
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

/**
 * Every family of web fonts. In a merchant's theme, `font.body` and `font.heading` can use these families and system
 * fonts.
 */
export const fontFamilies: readonly FontFamily[] = [
  sans('Figtree', 'figtree'),
  sans('Mulish', 'mulish'),
  sans('Nunito', 'nunito'),
  // Its space is 0.17 em wide. Other families have 0.22 to 0.26 em.
  { ...sans('Plus Jakarta Sans', 'plus-jakarta-sans'), wordSpacing: 0.06 },
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
    // One variable file is smaller than two files with one weight each. Its digits have equal widths, as money needs.
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
    // Words slant down towards their end. Without this line height, the next line overlaps them.
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
 * A family with currency signs. Without it, a Latin text could show ৳ as a box for a missing glyph. It comes after the
 * faces of a merchant. Each of its files is loaded only if its sign is shown.
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

/** The default family of each script, if the merchant's theme has no family for it. */
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

/** Font names in a theme that are not web fonts: generic families, and fonts on phones and desktops. */
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
