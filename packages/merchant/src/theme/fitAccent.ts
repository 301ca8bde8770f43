import { type Color, hexOf, parseColor } from './color/color.ts';
import { nearestContrastingColor } from './color/nearestContrastingColor.ts';
import { atLightness, oklabOf, turned } from './color/oklab.ts';
import { colorsOf } from './colorsOf.ts';
import { declaredPairs, ratioOf } from './contrast.ts';
import { dependsOn } from './dependsOn.ts';
import { effectiveTokens } from './effectiveTokens.ts';
import type { BrandColor, Mode, Theme } from './theme.schema.ts';

/** Brand colours that are derived from an accent, as `#rrggbb`. */
export interface FittedAccent {
  accent: string;
  accentEnd: string;
  onAccent: string;
}

/** Brand colours derived from a second colour. */
export interface FittedSecond {
  second: string;
  onSecond: string;
}

/** Degrees by which the hue changes along the accent's gradient. */
const turnOfGradient = 24;

/**
 * Adapts a merchant's colour for use as the accent of a mode. The accent is the same colour, or the nearest shade that
 * is readable on all its grounds and has a readable ink on it. The end of its gradient has an adjacent hue if that is
 * readable too. Undefined if no shade is readable, or if `accent` is invalid.
 */
export function fitAccent(theme: Theme, mode: Mode, accent: string): FittedAccent | undefined {
  const wanted = parseColor(accent);
  if (wanted === undefined) return undefined;
  const passes = passesIn(theme, mode, ['accent', 'onAccent', 'accentEnd']);
  const inks = inksFor(theme, mode, 'onAccent', wanted);
  const inkOn = (color: Color, end: Color) =>
    inks.find((ink) => passes({ accent: color, accentEnd: end, onAccent: ink }));
  const fitted = nearestContrastingColor(wanted, (candidate) => inkOn(candidate, candidate) !== undefined);
  if (fitted === undefined) return undefined;
  const end = [turned(fitted, turnOfGradient), fitted].find((each) => inkOn(fitted, each) !== undefined)!;
  return { accent: hexOf(fitted), accentEnd: hexOf(end), onAccent: hexOf(inkOn(fitted, end)!) };
}

/** Adapts a merchant's second colour for a mode, in the same way as `fitAccent`. */
export function fitSecond(theme: Theme, mode: Mode, second: string): FittedSecond | undefined {
  const wanted = parseColor(second);
  if (wanted === undefined) return undefined;
  const passes = passesIn(theme, mode, ['second', 'onSecond']);
  const inks = inksFor(theme, mode, 'onSecond', wanted);
  const inkOn = (color: Color) => inks.find((ink) => passes({ second: color, onSecond: ink }));
  const fitted = nearestContrastingColor(wanted, (candidate) => inkOn(candidate) !== undefined);
  return fitted && { second: hexOf(fitted), onSecond: hexOf(inkOn(fitted)!) };
}

/** Inks on a colour, best first: a shade of it with the lightness of the theme's ink, white, and nearly black. */
function inksFor(theme: Theme, mode: Mode, ink: BrandColor, color: Color): Color[] {
  const [lightness] = oklabOf(parseColor(theme.color[mode][ink].$value)!);
  return [atLightness(color, lightness), parseColor('#ffffff')!, atLightness(color, 0.2)];
}

/**
 * Creates a function that returns whether a change of these brand colours leaves enough contrast in all pairs that
 * depend on them.
 */
function passesIn(theme: Theme, mode: Mode, names: readonly BrandColor[]) {
  const tokens = effectiveTokens(theme, mode);
  const causes = names.map((name) => `brand.color.${name}`);
  const touched = declaredPairs(tokens).filter((pair) =>
    [pair.ink, pair.ground].some((name) => causes.some((cause) => dependsOn(name, cause, tokens))),
  );
  return (colors: Partial<Record<BrandColor, Color>>): boolean => {
    const changes = new Map(Object.entries(colors).map(([name, color]) => [`brand.color.${name}`, color]));
    const lookUp = colorsOf(tokens, changes);
    return touched.every((pair) => ratioOf(pair, lookUp) >= pair.atLeast);
  };
}
