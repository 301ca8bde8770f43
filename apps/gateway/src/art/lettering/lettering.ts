/** The directions of a text. */
export type Dir = 'ltr' | 'rtl';

/** The outlines of a line of text. Units are thousandths of the letters' size; y grows downwards from the baseline. */
export interface SetLine {
  /** Path data of all letters of the line, from x = 0 at the left. */
  readonly path: string;
  readonly width: number;
  /** Edges of the ink, which may extend beyond the width. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Sets lines in the faces of one role. */
export interface Typeface {
  readonly set: (line: string) => SetLine;
}

/** The typefaces of a picture. */
export interface Lettering {
  /** Typeface of titles: the merchant's display faces. */
  readonly title: Typeface;
  /** Typeface of the line below a banner's title. */
  readonly line: Typeface;
}
