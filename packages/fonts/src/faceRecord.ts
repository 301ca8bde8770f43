/** Data of a generated face, written by `pnpm --filter @livery/fonts fonts` to `manifest.json`, by the face's id. */
export interface FaceRecord {
  /** File size in bytes. */
  bytes: number;
  /** First ten hex digits of the file's SHA-256: part of its address, so that browsers can cache it for ever. */
  hash: string;
  /** The characters that it contains, as CSS `unicode-range`. */
  range: string;
  /** Hash of the source and settings of the face: if it differs from the current recipe, the file is stale. */
  recipe: string;
  /** Scale of local fonts so that text has the same width, for regular and for bold text. Latin faces only. */
  fallbacks?: readonly FallbackFace[];
}

export interface FallbackFace {
  /** The weights that it replaces. */
  weights: readonly [number, number];
  /** Names of fonts on phones and desktops, all with a similar width. */
  local: readonly string[];
  /** Fractions of 1, rounded to four decimals. */
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}
