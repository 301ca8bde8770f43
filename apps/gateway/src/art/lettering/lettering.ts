/** The sides that a text may begin at. */
export type Dir = 'ltr' | 'rtl';

/** A line of text, set. Units are thousandths of the letters' size; y grows downwards from the baseline. */
export interface SetLine {
  /** Path data of all its letters, from x = 0 at the left. */
  readonly path: string;
  readonly width: number;
  /** Edges of the ink, which may be beyond those of the width. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Sets lines in faces of one role. */
export interface Typeface {
  readonly set: (line: string) => SetLine;
}

/** The typefaces of a picture. */
export interface Lettering {
  /** For titles: the merchant's display faces. */
  readonly title: Typeface;
  /** For the line below a banner's title. */
  readonly line: Typeface;
}
