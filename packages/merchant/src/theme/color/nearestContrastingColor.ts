import type { Color } from './color.ts';
import { atLightness, difference, oklabOf, shadeOf } from './oklab.ts';

const steps = 512;

/**
 * The closest opaque colour of the same hue that passes. Undefined if no shade of the hue passes. The lightness changes
 * by the minimum. The chroma is reduced in one of two ways: only at the boundary of sRGB, or in proportion to the
 * lightness, like a dimmed light. The second way results in a closer colour near pure blue, because the boundary of
 * sRGB is concave there. It also does so near black, because one step of a channel is a large difference there. The
 * result for a grey is a grey. A colour of another hue may be closer in numbers, for example a green for a black, but
 * would be useless for a designer.
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
