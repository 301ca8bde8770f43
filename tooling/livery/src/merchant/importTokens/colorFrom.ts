import Color from 'colorjs.io';
import { asObject } from './asObject.ts';

/** A colour as `#rrggbb` or `#rrggbbaa`, and whether it was inside sRGB. */
export interface ImportedColor {
  hex: string;
  isWhole: boolean;
  /** The export's own notation, for messages. */
  written: string;
}

/** DTCG's names of colour spaces that have another name in the library. */
const spaceIds: Readonly<Record<string, string>> = {
  'display-p3': 'p3',
  'a98-rgb': 'a98rgb',
  'prophoto-rgb': 'prophoto',
};

/**
 * Reads a colour in any form that design tools write: DTCG objects in every space, the older object with `channels`,
 * Figma's `{ r, g, b, a }`, hex, and CSS colours. The chroma of a colour outside sRGB is reduced, as CSS does it.
 */
export function colorFrom(value: unknown): ImportedColor | undefined {
  try {
    const color = read(value);
    if (color === undefined) return undefined;
    const isWhole = color.inGamut('srgb', { epsilon: 0.0005 });
    const { coords, alpha } = color.to('srgb').toGamut({ space: 'srgb', method: 'css' });
    const parts = [...coords, ...((alpha ?? 1) < 1 ? [alpha] : [])].map((part) =>
      Math.round(Math.min(1, Math.max(0, part ?? 0)) * 255),
    );
    if (parts.some((part) => Number.isNaN(part))) return undefined;
    return {
      hex: `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`,
      isWhole,
      written: typeof value === 'string' ? value : color.toString({ precision: 4 }),
    };
  } catch {
    // The library throws if the value is not a colour.
    return undefined;
  }
}

function read(value: unknown): Color | undefined {
  if (typeof value === 'string') return new Color(value.trim());
  const { colorSpace, components, channels, alpha, hex, r, g, b, a } = asObject(value) ?? {};
  const coords = components ?? channels;
  if (typeof colorSpace === 'string' && Array.isArray(coords) && coords.length === 3) {
    const numbers = coords.map((part) => (part === 'none' ? 0 : Number(part))) as [number, number, number];
    return new Color({ spaceId: spaceIds[colorSpace] ?? colorSpace, coords: numbers, alpha: Number(alpha ?? 1) });
  }
  if ([r, g, b].every((part) => typeof part === 'number'))
    return new Color({ spaceId: 'srgb', coords: [r, g, b] as [number, number, number], alpha: Number(a ?? 1) });
  return typeof hex === 'string' ? new Color(hex) : undefined;
}
