import { readCutFaces } from '../boot/cutFaces.ts';

/**
 * Asks at once for the cut faces of a drawing. The page's rules name their families, and its policy allows them,
 * whatever they hold.
 */
export function loadCutFaces(): void {
  for (const { family, address, weight, ascent, descent } of readCutFaces(document) ?? []) {
    const metrics = ascent !== undefined &&
      descent !== undefined && {
        ascentOverride: `${ascent * 100}%`,
        descentOverride: `${descent * 100}%`,
        lineGapOverride: '0%',
      };
    const face = new FontFace(family, `url(${address})format("woff2")`, { weight, display: 'swap', ...metrics });
    document.fonts.add(face);
    // One that can't be had leaves its words to the phone's fonts until the whole face is there.
    face.load().catch(() => undefined);
  }
}
