/**
 * A face that contains only the glyphs of the prerendered words. The assemble step lists these faces in the page's
 * `data-cuts`.
 */
export interface CutFace {
  /** Family name of the cut face in the page's CSS rules. */
  family: string;
  /** Family name of the whole face. */
  whole: string;
  address: string;
  /** CSS weights, such as `400 700`. */
  weight: string;
  /** Height above the baseline, as a fraction of the font size. Present only if the face's own metrics are wrong. */
  ascent?: number;
  descent?: number;
}

/** Returns the cut faces that the prerendered page uses; undefined if the page uses whole faces. */
export function readCutFaces(page: Document): CutFace[] | undefined {
  const { cuts } = page.documentElement.dataset;
  return cuts === undefined ? undefined : (JSON.parse(cuts) as CutFace[]);
}
