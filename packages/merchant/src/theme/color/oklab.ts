import { type Color, linear } from './color.ts';

/*
 * OKLab and its polar form OKLCH: a perceptual colour space, in which equal distances look equal (Björn Ottosson,
 * 2020). L from 0 to 1, a and b around 0, chroma from 0 to about 0.37, hue in radians.
 */

export type Oklab = readonly [lightness: number, a: number, b: number];

export function oklabOf({ rgb }: Color): Oklab {
  const [red, green, blue] = rgb.map((channel) => linear(channel / 255)) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The visible difference of two colours. A difference of 0.02 is just visible side by side. */
export function difference(a: Color, b: Color): number {
  const [one, other] = [oklabOf(a), oklabOf(b)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** The colour with another lightness and the same hue. The chroma is reduced if sRGB requires it. */
export function atLightness(color: Color, lightness: number): Color {
  // Black and white have no hue. A remainder of it, smaller than half a step of a channel, would change them.
  if (lightness <= 0 || lightness >= 1) return clipped(shade(color, lightness, 0));
  const at = (share: number) => shade(color, lightness, share);
  return clipped(at(shareThatFits(at)));
}

/** The largest share of the chroma (0 to 1) with which a colour is in sRGB, with a precision of 1/4000. */
function shareThatFits(at: (share: number) => readonly number[]): number {
  let least = isShown(at(1)) ? 1 : 0;
  // Twelve steps of the bisection reach this precision.
  for (let step = 1, most = 1; least < 1 && step <= 12; step++) {
    const share = (least + most) / 2;
    if (isShown(at(share))) least = share;
    else most = share;
  }
  return least;
}

/**
 * The colour with its hue rotated by this many degrees and the same lightness. The chroma is reduced if sRGB requires
 * it.
 */
export function turned(color: Color, degrees: number): Color {
  const [lightness, a, b] = oklabOf(color);
  const angle = (degrees * Math.PI) / 180;
  const hue = [a * Math.cos(angle) - b * Math.sin(angle), a * Math.sin(angle) + b * Math.cos(angle)] as const;
  const at = (share: number) => rgbOf([lightness, hue[0] * share, hue[1] * share]);
  return clipped(at(shareThatFits(at)));
}

/**
 * The colour with another lightness, a share of its chroma, and the same hue. Undefined if this colour is outside sRGB.
 */
export function shadeOf(color: Color, lightness: number, share: number): Color | undefined {
  const rgb = shade(color, lightness, share);
  return isShown(rgb) ? clipped(rgb) : undefined;
}

/** Whether the colour is in sRGB. */
function isShown(rgb: readonly number[]): boolean {
  return rgb.every((channel) => channel >= -0.5 && channel <= 255.5);
}

function shade(color: Color, lightness: number, share: number): number[] {
  const [, a, b] = oklabOf(color);
  return rgbOf([lightness, a * share, b * share]);
}

function clipped(channels: readonly number[]): Color {
  const rgb = channels.map((channel) => Math.min(255, Math.max(0, Math.round(channel))));
  return { rgb: rgb as [number, number, number], alpha: 1 };
}

function rgbOf([lightness, a, b]: Oklab): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((share) => 255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055));
}
