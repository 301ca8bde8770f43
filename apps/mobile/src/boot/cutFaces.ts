/**
 * A face that contains only the glyphs of the prerendered words. The page's `data-cuts` lists these faces; the assemble
 * step writes it.
 */
export interface CutFace {
  /** Family name of the cut face in the page's CSS rules. */
  family: string;
  /** Family name of the whole face. */
  whole: string;
  address: string;
  /** CSS weights, such as `400 700`. */
  weight: string;
  /** Fractions of the font size. Present only if the face's own metrics are wrong. */
  ascent?: number;
  descent?: number;
}

/** The cut faces that the prerendered page uses; undefined if the page uses whole faces. */
export function readCutFaces(page: Document): CutFace[] | undefined {
  const { cuts } = page.documentElement.dataset;
  return cuts === undefined ? undefined : (JSON.parse(cuts) as CutFace[]);
}
