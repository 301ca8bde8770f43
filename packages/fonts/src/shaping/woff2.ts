// @ts-expect-error: the package has no types. A declaration file would apply only to this package, and not to packages
// that import it.
import * as untyped from 'wawoff2';

/** Compresses an uncompressed font file to WOFF2, and decompresses it. */
const wawoff2 = untyped as Record<'compress' | 'decompress', (font: Uint8Array) => Promise<Uint8Array>>;

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one conversion at a time, because a conversion overwrites the memory that contains the result of the previous
 * one.
 */
function runInOrder(work: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const result = last.then(async () => Uint8Array.from(await work()));
  last = result.catch(() => undefined);
  return result;
}

/** Compresses an uncompressed font file to WOFF2. */
export const compress = (font: Uint8Array): Promise<Uint8Array> => runInOrder(() => wawoff2.compress(font));

/** Decompresses WOFF2 to an uncompressed font file. */
export const decompress = (font: Uint8Array): Promise<Uint8Array> => runInOrder(() => wawoff2.decompress(font));
