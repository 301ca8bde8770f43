import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A file of code or styles. */
export interface Chunk {
  /** File name without its hash. */
  name: string;
  /** Size in bytes with brotli at its highest level, as the front server sends it. */
  bytes: number;
}

/** Measures the size of a file of a build. `file` is its path below the build's folder. */
export function chunkOf(dir: string, file: string): Chunk {
  // The hash changes with every edit. Without it, two tables can be compared.
  return {
    name: file.replace('assets/', '').replace(/-[\w-]{8}(?=\.(?:js|css)$)/, ''),
    bytes: brotliCompressSync(readFileSync(join(dir, file))).length,
  };
}

export const total = (chunks: readonly Chunk[]): number => chunks.reduce((sum, { bytes }) => sum + bytes, 0);
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** The files as lines of a note, the largest first. */
export const chunkLines = (chunks: readonly Chunk[]): string[] =>
  chunks.toSorted((a, b) => b.bytes - a.bytes).map(({ name, bytes }) => `${kilobytes(bytes).padStart(9)}  ${name}`);
