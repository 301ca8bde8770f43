import { hexOf, parseColor } from './color/color.ts';
import { oklabOf, shadeOf, turned, atLightness } from './color/oklab.ts';
import { contrastProblems } from './contrastProblems.ts';
import { fitAccent, fitSecond } from './fitAccent.ts';
import { type BrandColor, type Mode, modes, type Theme } from './theme.schema.ts';

/** A palette for each mode, as `#rrggbb`. */
export type Palettes = Record<Mode, Partial<Record<BrandColor, string>>>;

/**
 * OKLCH chroma of all colours except accents. It is large enough to match the accent's hue, but so small that these
 * colours look grey.
 */
const tints: Record<Mode, Partial<Record<BrandColor, number>>> = {
  dark: { canvas: 0.02, surface: 0.026, raised: 0.034, line: 0.044, text: 0.008, muted: 0.026 },
  light: { canvas: 0.009, raised: 0.016, line: 0.022, text: 0.022, muted: 0.03 },
};

/** An accent with less chroma is regarded as grey. Then its theme is grey too. */
const wholeChroma = 0.1;

/**
 * Default hue of the second colour, as a difference from the accent's hue in degrees. It is neither an adjacent nor the
 * opposite hue.
 */
const turnOfSecond = 150;

/**
 * Derives a merchant's palettes from one or two colours. Page, cards, lines and text get the hue of the accent, with
 * the lightness of the base theme, so that they are readable. The accent and the second colour are adapted to each
 * mode. Undefined if a colour is invalid.
 *
 * @param base the theme over which the palettes are merged
 */
export function colorsFromBrand(
  base: Theme,
  { accent, second }: { accent: string; second?: string | undefined },
): Palettes | undefined {
  const color = parseColor(accent);
  if (color === undefined || (second !== undefined && parseColor(second) === undefined)) return undefined;
  const palettes = modes.map((mode) => {
    const other = second ?? hexOf(turned(atLightness(color, lightnessOf(base, mode, 'second')), turnOfSecond));
    // Use the strongest tint with which everything is readable. Zero is the last one, because the greys of the base are
    // readable.
    for (const strength of [1, 0.6, 0.3, 0]) {
      const tinted = tintsOf(base, mode, accent, strength);
      const ground = withColors(base, mode, tinted);
      const palette = { ...tinted, ...fitAccent(ground, mode, accent), ...fitSecond(ground, mode, other) };
      const problems = contrastProblems(withColors(base, mode, palette), '').filter(({ message }) =>
        message.startsWith(`${mode}:`),
      );
      if (problems.length === 0) return [mode, palette] as const;
    }
    throw new Error(`No shade of ${accent} can be read in ${mode} on the base theme's own greys.`);
  });
  return Object.fromEntries(palettes) as Palettes;
}

function tintsOf(base: Theme, mode: Mode, accent: string, strength: number): Partial<Record<BrandColor, string>> {
  const color = parseColor(accent)!;
  const [, a, b] = oklabOf(color);
  const chroma = Math.hypot(a, b);
  const share = strength * Math.min(1, chroma / wholeChroma);
  if (share === 0) return {};
  return Object.fromEntries(
    Object.entries(tints[mode]).map(([name, tint]) => {
      const lightness = lightnessOf(base, mode, name as BrandColor);
      const tinted = shadeOf(color, lightness, (tint * share) / chroma) ?? atLightness(color, lightness);
      return [name, hexOf(tinted)];
    }),
  );
}

const lightnessOf = (theme: Theme, mode: Mode, name: BrandColor) =>
  oklabOf(parseColor(theme.color[mode][name].$value)!)[0];

function withColors(theme: Theme, mode: Mode, colors: Partial<Record<BrandColor, string>>): Theme {
  const changed = Object.fromEntries(Object.entries(colors).map(([name, value]) => [name, { $value: value }]));
  return { ...theme, color: { ...theme.color, [mode]: { ...theme.color[mode], ...changed } } };
}
