import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The part of HarfBuzz's subsetter that this file uses. Numbers are addresses in its memory. */
interface Harfbuzz {
  memory: WebAssembly.Memory;
  malloc: (size: number) => number;
  free: (address: number) => void;
  hb_blob_create: (data: number, length: number, mode: number, userData: number, destroy: number) => number;
  hb_blob_destroy: (blob: number) => void;
  hb_blob_get_data: (blob: number, length: number) => number;
  hb_blob_get_length: (blob: number) => number;
  hb_face_create: (blob: number, index: number) => number;
  hb_face_destroy: (face: number) => void;
  hb_face_reference_blob: (face: number) => number;
  hb_set_add: (set: number, value: number) => void;
  hb_set_clear: (set: number) => void;
  hb_set_invert: (set: number) => void;
  hb_subset_input_create_or_fail: () => number;
  hb_subset_input_destroy: (input: number) => void;
  hb_subset_input_glyph_set: (input: number) => number;
  hb_subset_input_set: (input: number, which: number) => number;
  hb_subset_input_set_flags: (input: number, flags: number) => void;
  hb_subset_input_unicode_set: (input: number) => number;
  hb_subset_or_fail: (face: number, input: number) => number;
}

// Constants of hb-subset.h.
const writable = 2;
const sets = { dropTables: 3, nameIds: 4, layoutFeatures: 6 };
const flags = { noHinting: 1, noLayoutClosure: 0x200 };
/** Tables to drop: STAT has names of axes, which only font menus show. */
const dropped = ['STAT'];

let loaded: Promise<Harfbuzz> | undefined;
const load = () => (loaded ??= loadHarfbuzz());

async function loadHarfbuzz(): Promise<Harfbuzz> {
  const path = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(await readFile(path));
  const { _initialize: initialize, ...exports } = instance.exports as unknown as Harfbuzz & { _initialize: () => void };
  initialize();
  return exports;
}

/**
 * Cuts a font to some glyphs. Its shaping rules for these glyphs and its metrics stay unchanged.
 * @param font an uncompressed font file
 * @param characters characters that the new font supports
 * @param glyphs numbers of the glyphs for these characters
 * @returns an uncompressed font file
 * @throws if the font is invalid
 */
export async function subset(
  font: Uint8Array,
  characters: Iterable<string>,
  glyphs: Iterable<number>,
): Promise<Buffer> {
  const hb = await load();
  const address = hb.malloc(font.length);
  // Any call may grow and move the memory, so each use creates a new view.
  new Uint8Array(hb.memory.buffer).set(font, address);
  const blob = hb.hb_blob_create(address, font.length, writable, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  hb.hb_blob_destroy(blob);
  const input = hb.hb_subset_input_create_or_fail();
  const setOf = (which: number) => hb.hb_subset_input_set(input, which);
  hb.hb_subset_input_set_flags(input, flags.noHinting | flags.noLayoutClosure);
  hb.hb_set_clear(setOf(sets.layoutFeatures));
  hb.hb_set_invert(setOf(sets.layoutFeatures));
  hb.hb_set_clear(setOf(sets.nameIds));
  for (const table of dropped) hb.hb_set_add(setOf(sets.dropTables), tagOf(table));
  for (const character of characters) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), character.codePointAt(0)!);
  for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph);
  const cut = hb.hb_subset_or_fail(face, input);
  hb.hb_subset_input_destroy(input);
  hb.hb_face_destroy(face);
  try {
    if (cut === 0) throw new Error('HarfBuzz can not cut this font.');
    const result = hb.hb_face_reference_blob(cut);
    const start = hb.hb_blob_get_data(result, 0);
    const copy = Buffer.from(new Uint8Array(hb.memory.buffer, start, hb.hb_blob_get_length(result)));
    hb.hb_blob_destroy(result);
    hb.hb_face_destroy(cut);
    return copy;
  } finally {
    hb.free(address);
  }
}

const tagOf = (name: string) => [...name].reduce((tag, letter) => (tag << 8) + letter.charCodeAt(0), 0);
