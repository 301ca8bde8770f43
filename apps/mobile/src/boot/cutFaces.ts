/** A face cut to the words of a drawing, as the page's `data-cuts` lists them. The assemble step writes it. */
export interface CutFace {
  /** Family name of the cut, in the page's rules. */
  family: string;
  /** Family name of the whole face. */
  whole: string;
  address: string;
  /** CSS weights, such as `400 700`. */
  weight: string;
  /** Shares of the size. Given where the face's own do not hold. */
  ascent?: number;
  descent?: number;
}

/** The faces that the page is set in as it was prerendered; undefined where it is set in whole ones. */
export function readCutFaces(page: Document): CutFace[] | undefined {
  const { cuts } = page.documentElement.dataset;
  return cuts === undefined ? undefined : (JSON.parse(cuts) as CutFace[]);
}
