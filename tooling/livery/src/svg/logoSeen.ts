import { type Color, contrast } from '@livery/merchant/theme';
import { measured } from './measured.ts';

/** Pixels in which a logo is measured, along its width. */
const width = 48;
/** Contrast from which a pixel stands out from its ground. Lower than for words: a logo is large. */
const leastContrast = 1.6;
/** Share of the picture that has to stand out. Thin lettering covers about a tenth. */
const leastShare = 0.02;

/** A logo as it is measured: its pixels, with how opaque each is. */
export type LogoPixels = Uint8Array;

/** @throws where the logo can't be drawn */
export const logoPixels = (svg: string): LogoPixels => measured(svg, width).render().pixels;

/** Whether enough of a logo stands out from a ground, of one opaque colour. */
export function isLogoSeen(pixels: LogoPixels, ground: Color): boolean {
  const seen = (at: number): boolean => {
    const alpha = pixels[at + 3]! / 255;
    if (alpha < 0.1) return false;
    // The renderer multiplies channels by how opaque the pixel is.
    const channel = (index: number) => pixels[at + index]! + ground.rgb[index]! * (1 - alpha);
    const pixel: Color = { rgb: [channel(0), channel(1), channel(2)], alpha: 1 };
    return contrast(pixel, ground) >= leastContrast;
  };
  let count = 0;
  for (let at = 0; at < pixels.length; at += 4) if (seen(at)) count++;
  return count >= leastShare * (pixels.length / 4);
}
