/** What `pnpm --filter @livery/fonts fonts` notes about a face it cut. Stands in `manifest.json`, by the face's id. */
export interface FaceRecord {
  /** Its size in bytes. */
  bytes: number;
  /** First ten hex digits of the file's SHA-256: part of its address, so that browsers keep it for ever. */
  hash: string;
  /** The signs that it really has, as CSS `unicode-range`. */
  range: string;
  /** What the face was cut from and how, hashed: another recipe, or another alphabet, and the file is stale. */
  recipe: string;
  /** How local fonts have to be stretched to take the same room, for regular and for bold text. Latin faces only. */
  fallbacks?: readonly FallbackFace[];
}

export interface FallbackFace {
  /** The weights it is a fallback for. */
  weights: readonly [number, number];
  /** Names of fonts that phones and desktops bring, all of about the same width. */
  local: readonly string[];
  /** Shares of one, rounded to four places. */
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}
