import type { Color } from './color.ts';
import { atLightness, difference, oklabOf, shadeOf } from './oklab.ts';

const steps = 512;

/**
 * The closest opaque colour of the same hue that passes. Undefined if no shade of the hue passes.
 *
 * The lightness changes as little as possible. The chroma is reduced in one of two ways: only to stay inside sRGB, or
 * in proportion to the lightness. The closer result is returned. The second way is closer near pure blue, because the
 * boundary of sRGB is concave there, and near black, because one step of a channel is a large difference there.
 *
 * A grey stays a grey. Other hues are not used: a green, for example, may be closer to a black, but would be useless
 * for a designer.
 */
export function nearestContrastingColor(color: Color, passes: (candidate: Color) => boolean): Color | undefined {
  const itself: Color = { rgb: color.rgb, alpha: 1 };
  if (passes(itself)) return itself;
  const [own] = oklabOf(color);
  const shaded = (lightness: number) => atLightness(color, lightness);
  const dimmed = (lightness: number) => shadeOf(color, lightness, lightness / own);
  const found = [
    firstOf(own, 1, shaded, passes),
    firstOf(own, -1, shaded, passes),
    firstOf(own, -1, dimmed, passes),
  ].filter((shade) => shade !== undefined);
  return found.toSorted((a, b) => difference(color, a) - difference(color, b))[0];
}

function firstOf(
  from: number,
  way: number,
  shadeAt: (lightness: number) => Color | undefined,
  passes: (candidate: Color) => boolean,
): Color | undefined {
  for (let step = 1; step <= steps; step++) {
    const level = Math.min(1, Math.max(0, from + (way * step) / steps));
    const shade = shadeAt(level);
    if (shade && passes(shade)) return shade;
    if (level === 0 || level === 1) return undefined;
  }
  return undefined;
}
