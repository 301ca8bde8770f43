/**
 * Data of a generated face in `manifest.json`, by the id of the face. `pnpm --filter @livery/fonts fonts` writes it.
 */
export interface FaceRecord {
  /** File size in bytes. */
  bytes: number;
  /**
   * First ten hex digits of the SHA-256 of the file. They are a part of its address, so that browsers can cache the
   * file for ever.
   */
  hash: string;
  /** The characters of the face, as CSS `unicode-range`. */
  range: string;
  /**
   * Hash of the source and settings of the face. If it differs from the hash of the current recipe, the file is out of
   * date.
   */
  recipe: string;
  /**
   * Local fonts that are scaled so that text has the same width, for regular and for bold text. Only for Latin faces.
   */
  fallbacks?: readonly FallbackFace[];
}

export interface FallbackFace {
  /** The weights that the fallback replaces. */
  weights: readonly [number, number];
  /** Names of fonts on phones and desktops. All have a similar width. */
  local: readonly string[];
  /** Scale of the font as a fraction of 1, rounded to four decimals. */
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}
