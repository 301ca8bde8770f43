import { connectedParts } from './connectedParts.ts';
import { measured } from './measured.ts';

/** Width in pixels at which a logo is measured. Letters stay separate at this width. */
const measuredWidth = 256;
/** Minimum opacity of a drawn pixel. Very low, so that a name that is almost transparent is measured too. */
const leastAlpha = 0.02;
/**
 * Share of the highest opacity of a part, from which a pixel belongs to its shape and not to a glow or a soft edge
 * around it.
 */
const leastShareOfAlpha = 0.3;

/** An element of a logo, for example a path, drawn alone at its position in the picture. */
export interface LogoLayer {
  /** Number of the first stored pixel. Pixels are counted row by row. */
  first: number;
  /** Channels and opacity of the pixels from `first`. The renderer has multiplied the channels by the opacity. */
  pixels: Uint8Array;
  /** Its shapes that do not touch each other, for example letters: each as the numbers of its pixels. */
  parts: number[][];
  /** Whether the element is a photo or another raster picture, whose background belongs to the picture. */
  isRaster: boolean;
}

/** A measured logo: its elements from the lowest to the highest. */
export interface LogoLayers {
  width: number;
  height: number;
  layers: LogoLayer[];
}

/**
 * Draws each element of a logo alone. The renderer first writes the logo in a simple form, in which styles, classes and
 * `<use>` are resolved and each path or picture has its own line. The other elements are left out, or hidden if a mask
 * or a filter depends on the size of their group.
 * @throws if the logo can't be drawn
 */
export function logoLayers(svg: string): LogoLayers {
  const picture = measured(svg, measuredWidth);
  const lines = picture.toString().split('\n');
  const endOfDefinitions = lines.findIndex((line) => /^\s*<(\/defs>|defs\/>)/.test(line));
  const needsSizeOfGroup = lines.some((line) => /<(mask|filter)\b|objectBoundingBox/.test(line));
  const without = (line: string) => (needsSizeOfGroup ? line.replace(/<\w+/, '$& visibility="hidden"') : '');
  const isElement = (line: string, index: number) =>
    index > endOfDefinitions && /^\s*<(path|image) /.test(line) && !line.includes(' visibility=');
  const rest = lines.map((line, index) => (isElement(line, index) ? without(line) : line));
  const { width, height } = picture.render();
  const layers = lines.flatMap((line, index) => {
    if (line === rest[index]) return [];
    const { pixels } = measured(rest.with(index, line).join('\n'), measuredWidth).render();
    return layerOf(pixels, width, height, /^\s*<image/.test(line));
  });
  return { width, height, layers };
}

function layerOf(pixels: Uint8Array, width: number, height: number, isRaster: boolean): LogoLayer[] {
  const alphaAt = (pixel: number) => pixels[pixel * 4 + 3]!;
  const highest = (part: number[]) => part.reduce((most, pixel) => Math.max(most, alphaAt(pixel)), 0);
  const drawn = connectedParts({ width, height }, (pixel) => alphaAt(pixel) >= leastAlpha * 255);
  if (drawn.length === 0) return [];
  const parts = drawn.map((part) => {
    const least = highest(part) * leastShareOfAlpha;
    return part.filter((pixel) => alphaAt(pixel) >= least);
  });
  // Parts are found from the top down.
  const first = drawn[0]![0]!;
  const last = drawn.flat().reduce((most, pixel) => Math.max(most, pixel), first);
  return [{ first, pixels: pixels.slice(first * 4, (last + 1) * 4), parts, isRaster }];
}
