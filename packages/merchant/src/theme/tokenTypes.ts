/*
 * The shapes of the W3C design token format (DTCG, edition 2025.10) that the product uses, and its own additions to it:
 *
 *   app.livery.mix      { with, share }: `share` of the value mixed with `with`, as CSS color-mix in sRGB does
 *   app.livery.alpha    how much of the value's colour stays, from 0 to 1
 *   app.livery.angle    the direction of a gradient in degrees
 *   app.livery.times    the value times this number
 *   app.livery.atLeast  never smaller than this, in pixels of the screen
 *   app.livery.atMost   never larger than this
 *   app.livery.fixed    true: pixels of the screen, which do not grow with it
 *   app.livery.behind     fonts that come behind the value's
 *   app.livery.accepts  a second type that may stand here
 *   app.livery.on       the grounds that this colour stands on, as `text` (4.5 to 1) or as `control` (3 to 1)
 *   app.livery.carries  the same, said by the ground: the colours that stand on it
 *   app.livery.when     the dimension without which the above does not count: 0 means that nothing is drawn
 *   app.livery.over     what shows through where this ground is not opaque
 *   app.livery.locked   why no merchant may change this
 */

/** A colour in sRGB. Parts from 0 to 1. */
export interface DtcgColor {
  colorSpace: 'srgb';
  components: readonly number[];
  alpha?: number | undefined;
  hex?: string | undefined;
}

/** Pixels of a 375 wide screen; they grow with the screen. Up to two are a stroke and do not. */
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

/** The product's additions, without their `app.livery.`. */
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
  on?: { text?: readonly string[]; control?: readonly string[] };
  over?: readonly string[];
  locked?: string;
}

/** One token as a file says it, with its group's type. */
export interface RawToken {
  /** Dotted, such as `color.textMuted`. */
  name: string;
  type: TokenType;
  value: unknown;
  extensions: TokenExtensions;
  description?: string | undefined;
}
