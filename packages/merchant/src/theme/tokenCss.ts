import { referenceIn } from './tokensIn.ts';
import type {
  DtcgBorder,
  DtcgColor,
  DtcgDimension,
  DtcgGradientStop,
  DtcgShadow,
  RawToken,
  TokenExtensions,
} from './tokenTypes.ts';

/**
 * The custom property of a token: `color.textMuted` is `--color-text-muted`, `brand.color.accent` is `--brand-accent`.
 */
export function propertyOf(name: string): string {
  const path = name.startsWith('brand.color.') ? name.replace('.color', '') : name;
  return `--${path.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The address of a picture by its path in the merchant's `assets/`. */
export type AddressOf = (path: string) => string;

/**
 * A token's value as CSS. References remain references, so that a merchant's change applies to every token that refers
 * to it.
 */
export function cssOf(
  { type, value, extensions }: Pick<RawToken, 'type' | 'value' | 'extensions'>,
  addressOf: AddressOf = (path) => path,
): string {
  switch (type) {
    case 'color':
      return color(value, extensions);
    case 'dimension':
      return dimension(value, extensions);
    case 'duration':
      return typeof value === 'string' ? linked(value) : measure(value as { value: number; unit: string });
    case 'fontFamily':
      return fonts(value, extensions.behind ?? []);
    case 'cubicBezier':
      return typeof value === 'string' ? linked(value) : `cubic-bezier(${(value as readonly number[]).join(', ')})`;
    case 'fontWeight':
    case 'number':
      return linked(value);
    case 'border':
      return border(value);
    case 'shadow':
      return shadows(value);
    case 'gradient':
      return gradient(value, extensions.angle);
    case 'image':
      return value === 'none' || referenceIn(value) !== undefined
        ? linked(value)
        : `url("${addressOf(String(value))}")`;
  }
}

/** The CSS of a value, or `var(…)` for a reference. */
function linked(value: unknown): string {
  const name = referenceIn(value);
  return name === undefined ? String(value) : `var(${propertyOf(name)})`;
}

function color(value: unknown, { mix, alpha }: TokenExtensions = {}): string {
  const plain = typeof value === 'string' ? linked(value) : literalColor(value as DtcgColor);
  const whole = mix === undefined ? plain : `color-mix(in srgb, ${plain} ${percent(mix.share)}, ${color(mix.with)})`;
  return alpha === undefined ? whole : `color-mix(in srgb, ${whole} ${percent(alpha)}, transparent)`;
}

function literalColor({ components, alpha = 1 }: DtcgColor): string {
  const channels = components.map((part) => Math.round(part * 255));
  if (alpha === 0) return 'transparent';
  if (alpha < 1) return `rgb(${channels.join(' ')} / ${percent(alpha)})`;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function dimension(value: unknown, { fixed, times, atLeast, atMost }: TokenExtensions = {}): string {
  let css = referenceIn(value) === undefined ? length(value as DtcgDimension | string, fixed) : linked(value);
  if (times !== undefined) css = `calc(${css} * ${times})`;
  if (atLeast !== undefined) css = `max(${css}, ${dimension(atLeast, { fixed: true })})`;
  return atMost === undefined ? css : `min(${css}, ${dimension(atMost)})`;
}

/**
 * Converts a length. One pixel of a screen that is 375 pixels wide is 2 units of the design, which is 750 units wide,
 * and 1rem is 100 units. Thin lines of up to 2px do not scale.
 */
function length(value: DtcgDimension | string, fixed?: true): string {
  const pixels = typeof value === 'string' ? Number.parseFloat(value) : value.value;
  return fixed || Math.abs(pixels) <= 2 ? `${pixels}px` : `${Number((pixels / 50).toFixed(4))}rem`;
}

function measure({ value, unit }: { value: number; unit: string }): string {
  return `${value}${unit}`;
}

function fonts(value: unknown, then: readonly string[]): string {
  const first =
    typeof value === 'string'
      ? [referenceIn(value) === undefined ? quoted(value) : linked(value)]
      : (value as readonly string[]).map(quoted);
  return [...first, ...then.map(quoted)].join(', ');
}

/**
 * A font name in CSS. Names have quotes. Generic names, for example `serif` and `system-ui`, are CSS keywords without
 * quotes.
 */
function quoted(name: string): string {
  return /^[a-z-]+$/.test(name) ? name : `"${name}"`;
}

function border(value: unknown): string {
  if (typeof value === 'string') return linked(value);
  const { width, style, color: ink } = value as DtcgBorder;
  return `${dimension(width)} ${style} ${color(ink)}`;
}

/**
 * Shadows in CSS. If there is no shadow, the result is a transparent one and not `none`, because `none` is invalid in a
 * list with other shadows.
 */
function shadows(value: unknown): string {
  if (typeof value === 'string') return linked(value);
  const list = Array.isArray(value) ? (value as unknown[]) : [value];
  return list.length === 0
    ? '0 0 transparent'
    : list.map((item) => (typeof item === 'string' ? linked(item) : shadow(item as DtcgShadow))).join(', ');
}

function shadow({ offsetX, offsetY, blur, spread, color: ink, inset }: DtcgShadow): string {
  return [
    ...(inset === true ? ['inset'] : []),
    ...[offsetX, offsetY, blur, spread].map((part) => dimension(part).replace(/^0px$/, '0')),
    color(ink),
  ].join(' ');
}

function gradient(value: unknown, angle = 180): string {
  if (typeof value === 'string') return linked(value);
  const stops = (value as readonly DtcgGradientStop[]).map((stop) => `${color(stop.color)} ${percent(stop.position)}`);
  return `linear-gradient(${angle}deg, ${stops.join(', ')})`;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
