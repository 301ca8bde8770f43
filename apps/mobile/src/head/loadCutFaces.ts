import { readCutFaces } from '../boot/cutFaces.ts';

/**
 * Loads the cut faces of a prerendered page immediately. The page's style rules name their families, and its policy
 * allows their addresses.
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
    // If a face cannot be loaded, the phone's fonts show its words until the whole face has loaded.
    face.load().catch(() => undefined);
  }
}
