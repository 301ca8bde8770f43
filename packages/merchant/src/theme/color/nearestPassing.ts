import type { Color } from './color.ts';
import { atLightness, difference, oklabOf, shadeOf } from './oklab.ts';

const steps = 512;

/**
 * The opaque colour of the same hue that looks most like `color` among those that pass, or undefined where no shade of
 * it does. The lightness moves, by the least that is enough; the chroma gives way where sRGB ends, or with the lightness, as
 * when a light is dimmed: beside pure blue, where the edge of sRGB curves inwards, and beside black, where a step of a
 * channel is a large one, that is nearer. A grey stays a grey: what is nearer by numbers alone, a green for a black, is no
 * answer to a designer.
 */
export function nearestPassing(color: Color, passes: (candidate: Color) => boolean): Color | undefined {
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
