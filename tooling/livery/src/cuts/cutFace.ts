import { readFile } from 'node:fs/promises';
import { compress, decompress } from './woff2.ts';
import { type Shaper, shaperFor } from './shaping.ts';
import { subset } from './subset.ts';

/** What a face is cut to. */
export interface Cut {
  /** Path of the whole face's file, WOFF2. */
  file: string;
  /** BCP 47 tag of the page's language. */
  language: string;
  /** Pieces of text that the page shows in this face. */
  runs: readonly string[];
}

const opened = new Map<string, Promise<{ font: Uint8Array; shaper: Shaper }>>();

/**
 * Cuts a face to pieces of text: it keeps the glyphs that they go through while they are shaped, and no others. A word that
 * is made of the same letters may lack its joined forms. In a face of Bengali those are twice as much as all that a page shows.
 * @returns WOFF2
 */
export async function cutFace(cut: Cut): Promise<Uint8Array> {
  return compress(await cutToFont(cut));
}

/** The same, uncompressed. */
export async function cutToFont({ file, language, runs }: Cut): Promise<Buffer> {
  const key = `${file} ${language}`;
  if (!opened.has(key)) opened.set(key, open(file, language));
  const { font, shaper } = await opened.get(key)!;
  // Browsers shape word for word where spaces change nothing, and whole lines where they do.
  const texts = new Set(runs.flatMap((run) => [run, ...run.split(' ')]));
  return subset(font, new Set(runs.join('')), shaper.glyphsOf([...texts]));
}

/** A whole face, uncompressed. */
export async function readFace(file: string): Promise<Uint8Array> {
  return decompress(await readFile(file));
}

async function open(file: string, language: string) {
  const font = await readFace(file);
  return { font, shaper: shaperFor(font, language) };
}
