import type { Color } from './color.ts';
import { atLightness, difference, oklabOf } from './oklab.ts';

const steps = 512;

/**
 * The opaque colour of the same hue that looks most like `color` among those that pass, or undefined where no shade of
 * it does. Only the lightness moves, by the least that is enough; the chroma gives way where sRGB ends. A grey stays a
 * grey: what is nearer by numbers alone, a green for a black, is no answer to a designer.
 */
export function nearestPassing(color: Color, passes: (candidate: Color) => boolean): Color | undefined {
  const itself: Color = { rgb: color.rgb, alpha: 1 };
  if (passes(itself)) return itself;
  const [lightness] = oklabOf(color);
  const found = [1, -1].flatMap((way) => firstOf(color, lightness, way, passes) ?? []);
  return found.toSorted((a, b) => difference(color, a) - difference(color, b))[0];
}

function firstOf(
  color: Color,
  lightness: number,
  way: number,
  passes: (candidate: Color) => boolean,
): Color | undefined {
  for (let step = 1; step <= steps; step++) {
    const level = Math.min(1, Math.max(0, lightness + (way * step) / steps));
    const shade = atLightness(color, level);
    if (passes(shade)) return shade;
    if (level === 0 || level === 1) return undefined;
  }
  return undefined;
}
