import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { compress, decompress, type Shaper, shaperFor } from '@livery/fonts/shaping';
import { subset } from './subset.ts';

/** The input for cutting a face. */
export interface Cut {
  /** Path of the whole face's file, WOFF2. Files with the same name are the same in every folder. */
  file: string;
  /** BCP 47 tag of the page's language. */
  language: string;
  /** Pieces of text that the page shows in this face. */
  runs: readonly string[];
}

const opened = new Map<string, Promise<{ font: Uint8Array; shaper: Shaper }>>();

/**
 * Number of cuts in this process's cache: skins with the same language and face often show the same glyphs in other
 * words.
 */
const cachedCuts = 64;
const made = new Map<string, Promise<Uint8Array>>();

/**
 * Cuts a face to pieces of text. The cut contains only the glyphs that are used while these pieces are shaped. Other
 * words with the same letters may need joined forms, which the cut does not have. In a Bengali face, these forms need
 * twice as many bytes as all glyphs that a page shows.
 * @returns WOFF2
 */
export async function cutFace(cut: Cut): Promise<Uint8Array> {
  const { font, characters, glyphs } = await partsOf(cut);
  const key = `${basename(cut.file)} ${characters.join('')} ${glyphs.join()}`;
  const known = made.get(key) ?? subset(font, characters, glyphs).then(compress);
  // Moves the cut to the end, so that the least recently used cut is first.
  made.delete(key);
  made.set(key, known);
  if (made.size > cachedCuts) made.delete(made.keys().next().value!);
  return known;
}

/** Cuts a face like `cutFace`, but returns an uncompressed font. */
export async function cutToFont(cut: Cut): Promise<Buffer> {
  const { font, characters, glyphs } = await partsOf(cut);
  return subset(font, characters, glyphs);
}

/** The whole face, and the characters and glyphs of the cut. */
async function partsOf({ file, language, runs }: Cut) {
  const key = `${basename(file)} ${language}`;
  if (!opened.has(key)) opened.set(key, open(file, language));
  const { font, shaper } = await opened.get(key)!;
  // Browsers shape each word separately if spaces change nothing, and whole lines otherwise.
  const texts = new Set(runs.flatMap((run) => [run, ...run.split(' ')]));
  return {
    font,
    characters: [...new Set(runs.join(''))].toSorted(),
    glyphs: [...shaper.glyphsOf([...texts])].toSorted((a, b) => a - b),
  };
}

/** A whole face, uncompressed. */
export async function readFace(file: string): Promise<Uint8Array> {
  return decompress(await readFile(file));
}

async function open(file: string, language: string) {
  const font = await readFace(file);
  return { font, shaper: shaperFor(font, language) };
}
