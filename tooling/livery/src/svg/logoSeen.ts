import { type Color, contrast } from '@livery/merchant/theme';
import { connectedParts } from './connectedParts.ts';
import { measured } from './measured.ts';

/** Pixels in which a logo is measured, along its width: letters stay apart. */
const measuredWidth = 256;
/** Contrast from which a pixel stands out from its ground. Lower than for words: a logo is large. */
const leastContrast = 1.6;
/** Share of the picture that has to stand out. Thin lettering covers about a tenth. */
const leastShare = 0.02;
/** Opacity from which a pixel belongs to a letter or a shape, and not to a glow or to the soft edge of one. */
const leastAlpha = 0.3;
/** Share of a part that has to stand out: less than a half, since words on a plate of the ground's colour are one with it. */
const leastShareOfPart = 0.15;
/** Share of the logo's width that has to stand out. Beside a name, an emblem or a dot is narrow. */
const leastShareOfWidth = 0.5;
/** Columns to each side that are looked at with one: in the gaps of a name, a thin line below it would else count alone. */
const besideColumn = 12;

/** A logo as it is measured: channels and opacity of its pixels, row by row. */
export interface LogoPixels {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** @throws where the logo can't be drawn */
export function logoPixels(svg: string): LogoPixels {
  const { pixels, width, height } = measured(svg, measuredWidth).render();
  return { pixels, width, height };
}

/**
 * Whether a logo stands out from a ground, of one opaque colour. Its name has to, and that is the widest part of a logo: each
 * letter and shape is measured by itself, and most of the width has to be of those that stand out.
 */
export function isLogoSeen(logo: LogoPixels, ground: Color): boolean {
  const { pixels, width, height } = logo;
  const alphaAt = (pixel: number) => pixels[pixel * 4 + 3]! / 255;
  const isSeen = (pixel: number): boolean => {
    const alpha = alphaAt(pixel);
    if (alpha < 0.1) return false;
    // The renderer multiplies channels by how opaque the pixel is.
    const channel = (index: number) => pixels[pixel * 4 + index]! + ground.rgb[index]! * (1 - alpha);
    return contrast({ rgb: [channel(0), channel(1), channel(2)], alpha: 1 }, ground) >= leastContrast;
  };
  const seen = Array.from({ length: width * height }, (_, pixel) => isSeen(pixel));
  if (seen.filter(Boolean).length < leastShare * width * height) return false;
  const balance = Array.from({ length: width }, () => 0);
  const isPainted = Array.from({ length: width }, () => false);
  for (const part of connectedParts(logo, (pixel) => alphaAt(pixel) >= leastAlpha)) {
    const isPartSeen = part.filter((pixel) => seen[pixel]).length >= leastShareOfPart * part.length;
    for (const pixel of part) {
      balance[pixel % width]! += isPartSeen ? 1 : -1;
      isPainted[pixel % width] = true;
    }
  }
  const around = (column: number) => balance.slice(Math.max(0, column - besideColumn), column + besideColumn + 1);
  const painted = [...balance.keys()].filter((column) => isPainted[column]);
  const standOut = painted.filter((column) => around(column).reduce((sum, each) => sum + each, 0) >= 0);
  return standOut.length >= leastShareOfWidth * painted.length;
}
