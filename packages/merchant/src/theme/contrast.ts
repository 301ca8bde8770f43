import type { BrandColor, Mode, Theme } from './theme.schema.ts';

/** Two colours of a palette that stand on one another in the product, and what their contrast is and must be. */
export interface ContrastPair {
  /** The upper and the lower colour, such as `muted on raised`. */
  name: string;
  ratio: number;
  /** WCAG 2.2: 4.5 for text, 3 for the edges of controls. */
  atLeast: 4.5 | 3;
}

/** Colours that carry words or icons, on each of the grounds that they meet. */
const inks = ['text', 'muted', 'accent', 'second', 'positive', 'warning', 'danger'] as const;
const grounds = ['canvas', 'surface', 'raised'] as const;

/**
 * Every pair of colours that the product lays on one another, in one mode.
 * The mixed colours are those of the meaning tier in `@livery/ui`: its tokens name the same shares.
 */
export function contrastPairs(theme: Theme, mode: Mode): ContrastPair[] {
  const color = (name: BrandColor) => theme.color[mode][name].$value;
  const text = (name: string, upper: string, lower: string): ContrastPair => ({ name, ratio: contrast(upper, lower), atLeast: 4.5 });
  const soft = (name: BrandColor) => mixed(color(name), color('surface'), 0.14);
  const control = mixed(color('muted'), color('surface'), 0.8);
  return [
    ...grounds.flatMap((ground) => inks.map((ink) => text(`${ink} on ${ground}`, color(ink), color(ground)))),
    ...(['onAccent on accent', 'onAccent on accentEnd', 'onSecond on second', 'surface on danger', 'surface on warning', 'canvas on text'] as const).map((name) => {
      const [upper, lower] = name.split(' on ') as [BrandColor, BrandColor];
      return text(name, color(upper), color(lower));
    }),
    ...(['accent', 'second', 'positive', 'warning', 'danger'] as const).flatMap((ink) => [
      text(`${ink} on its soft ground`, color(ink), soft(ink)),
      text(`text on the soft ground of ${ink}`, color('text'), soft(ink)),
    ]),
    text('muted on the soft ground of accent', color('muted'), soft('accent')),
    text('muted on a bar of second', mixed(color('onSecond'), color('second'), 0.8), color('second')),
    ...grounds.map((ground): ContrastPair => ({ name: `control edge on ${ground}`, ratio: contrast(control, color(ground)), atLeast: 3 })),
  ];
}

/** Contrast of two opaque colours, `#rrggbb`, from 1 to 21, as WCAG defines it. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** As CSS `color-mix(in srgb, a share, b)`. */
function mixed(a: string, b: string, share: number): string {
  const below = channels(b);
  const parts = channels(a).map((channel, index) => Math.round(channel * share + (below[index] ?? 0) * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
