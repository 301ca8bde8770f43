/*
 * The value shapes of the W3C design token format (DTCG, edition 2025.10) that the product uses, and its own
 * extensions:
 *
 * - app.livery.mix: { with, share }: `share` of the value mixed with `with`, like CSS color-mix in sRGB
 * - app.livery.alpha: opacity of the value's colour, from 0 to 1
 * - app.livery.angle: direction of a gradient in degrees
 * - app.livery.times: the value is multiplied by this number
 * - app.livery.atLeast: minimum, in pixels of the screen
 * - app.livery.atMost: maximum, in pixels of the screen
 * - app.livery.fixed: true: pixels of the screen, which do not scale
 * - app.livery.behind: fonts after the value's fonts
 * - app.livery.accepts: a second allowed type
 * - app.livery.between: the smallest and the largest value of a number
 * - app.livery.on: the grounds of this colour, as `text` (4.5 to 1) or as `control` (3 to 1)
 * - app.livery.carries: the same, declared by the ground: the colours on it
 * - app.livery.when: the dimension that the above depends on: 0 means that nothing is drawn
 * - app.livery.over: the grounds below, if this ground is not opaque
 * - app.livery.locked: the reason why merchants cannot change it
 */

/** A colour in sRGB. Components from 0 to 1. */
export interface DtcgColor {
  colorSpace: 'srgb';
  components: readonly number[];
  alpha?: number | undefined;
  hex?: string | undefined;
}

/**
 * Pixels on a screen with a width of 375 pixels. They scale with the screen. A dimension of up to two pixels is a thin
 * line and does not scale.
 */
export interface DtcgDimension {
  value: number;
  unit: 'px';
}

export interface DtcgShadow {
  color: string | DtcgColor;
  offsetX: DtcgDimension | string;
  offsetY: DtcgDimension | string;
  blur: DtcgDimension | string;
  spread: DtcgDimension | string;
  inset?: boolean | undefined;
}

export interface DtcgBorder {
  color: string | DtcgColor;
  width: DtcgDimension | string;
  style: string;
}

export interface DtcgGradientStop {
  color: string | DtcgColor;
  position: number;
}

export const tokenTypes = [
  'color',
  'dimension',
  'fontFamily',
  'fontWeight',
  'duration',
  'cubicBezier',
  'number',
  'border',
  'shadow',
  'gradient',
  'image',
] as const;
export type TokenType = (typeof tokenTypes)[number];

/** The extensions of the product, without the prefix `app.livery.`. */
export interface TokenExtensions {
  mix?: { with: string; share: number };
  alpha?: number;
  angle?: number;
  times?: number;
  atLeast?: DtcgDimension | string;
  atMost?: DtcgDimension | string;
  fixed?: true;
  behind?: readonly string[];
  carries?: { text?: readonly string[]; control?: readonly string[] };
  when?: string;
  accepts?: TokenType;
  between?: readonly [least: number, most: number];
  on?: { text?: readonly string[]; control?: readonly string[] };
  over?: readonly string[];
  locked?: string;
}

/** A token as in its file, with the type of its group. */
export interface RawToken {
  /** Dotted, for example `color.textMuted`. */
  name: string;
  type: TokenType;
  value: unknown;
  extensions: TokenExtensions;
  description?: string | undefined;
}
