import { type Color, hexOf, parseColor } from './color/color.ts';
import { nearestPassing } from './color/nearestPassing.ts';
import { atLightness } from './color/oklab.ts';
import { colorsOf } from './colorsOf.ts';
import { declaredPairs, ratioOf } from './contrast.ts';
import { dependsOn } from './dependsOn.ts';
import { effectiveTokens } from './effectiveTokens.ts';
import type { Mode, Theme } from './theme.schema.ts';

/** Brand colours that follow from one accent, as `#rrggbb`. */
export interface FittedAccent {
  accent: string;
  accentEnd: string;
  onAccent: string;
}

const changed = ['brand.color.accent', 'brand.color.accentEnd', 'brand.color.onAccent'];

/**
 * A merchant's colour as the accent of one mode: itself, or the nearest shade of it that can be read wherever an
 * accent stands, and what can be read on it. Undefined where no shade can, or where `accent` is no colour.
 */
export function fitAccent(theme: Theme, mode: Mode, accent: string): FittedAccent | undefined {
  const wanted = parseColor(accent);
  if (wanted === undefined) return undefined;
  const tokens = effectiveTokens(theme, mode);
  const touched = declaredPairs(tokens).filter((pair) =>
    [pair.ink, pair.ground].some((name) => changed.some((cause) => dependsOn(name, cause, tokens))),
  );
  const inks = [parseColor(theme.color[mode].onAccent.$value)!, parseColor('#ffffff')!, atLightness(wanted, 0.2)];
  const inkFor = (candidate: Color) =>
    inks.find((ink) => {
      const lookUp = colorsOf(
        tokens,
        new Map(changed.map((name) => [name, name === 'brand.color.onAccent' ? ink : candidate])),
      );
      return touched.every((pair) => ratioOf(pair, lookUp) >= pair.atLeast);
    });
  const fitted = nearestPassing(wanted, (candidate) => inkFor(candidate) !== undefined);
  if (fitted === undefined) return undefined;
  return { accent: hexOf(fitted), accentEnd: hexOf(fitted), onAccent: hexOf(inkFor(fitted)!) };
}
