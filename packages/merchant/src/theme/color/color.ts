import type { DtcgColor } from '../tokenTypes.ts';

/** A colour in sRGB: red, green, blue from 0 to 255, not rounded, and its opacity from 0 to 1. */
export interface Color {
  rgb: readonly [number, number, number];
  alpha: number;
}

const hexForm = /^#([0-9a-f]{6})([0-9a-f]{2})?$/i;

/** Parses a colour from `#rrggbb`, `#rrggbbaa` or a DTCG colour object; undefined for other values. */
export function parseColor(value: unknown): Color | undefined {
  if (typeof value === 'string') {
    const [, solid, veil] = hexForm.exec(value) ?? [];
    if (solid === undefined) return undefined;
    const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(solid.slice(at, at + 2), 16));
    return { rgb: [red!, green!, blue!], alpha: veil === undefined ? 1 : Number.parseInt(veil, 16) / 255 };
  }
  const { colorSpace, components, alpha = 1 } = (value ?? {}) as Partial<DtcgColor>;
  if (colorSpace !== 'srgb' || components?.length !== 3) return undefined;
  const [red, green, blue] = components.map((part) => part * 255);
  return { rgb: [red!, green!, blue!], alpha };
}

/** The colour as `#rrggbb`, or as `#rrggbbaa` if it is not opaque. */
export function hexOf({ rgb, alpha }: Color): string {
  const channels = alpha === 1 ? rgb : [...rgb, alpha * 255];
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Equal to CSS `color-mix(in srgb, a share, b)`. */
export function mixed(a: Color, b: Color, share: number): Color {
  const alpha = a.alpha * share + b.alpha * (1 - share);
  if (alpha === 0) return { rgb: [0, 0, 0], alpha: 0 };
  const channel = (index: 0 | 1 | 2) => (a.rgb[index] * a.alpha * share + b.rgb[index] * b.alpha * (1 - share)) / alpha;
  return { rgb: [channel(0), channel(1), channel(2)], alpha };
}

/** The opaque colour that results from `upper`, which may be transparent, over an opaque `lower`. */
export function compositeOver(upper: Color, lower: Color): Color {
  if (upper.alpha === 1) return upper;
  return mixed({ ...upper, alpha: 1 }, lower, upper.alpha);
}

/**
 * Contrast of two opaque colours as defined by WCAG 2, from 1 to 21. It is computed with 8 bits per channel, as on
 * screens.
 */
export function contrast(a: Color, b: Color): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance({ rgb: [red, green, blue] }: Color): number {
  return 0.2126 * lightOf(red) + 0.7152 * lightOf(green) + 0.0722 * lightOf(blue);
}

/**
 * Linear light of each of the 256 values of a channel. It is precomputed, because a check of a thousand merchants needs
 * it tens of millions of times.
 */
const light = Float64Array.from({ length: 256 }, (_, channel) => linear(channel / 255));

const lightOf = (channel: number): number => light[Math.round(channel)]!;

/** Converts an sRGB channel, from 0 to 1, to linear light. */
export function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
