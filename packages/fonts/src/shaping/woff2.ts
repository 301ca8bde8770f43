// @ts-expect-error: the package has no types. A declaration file would be seen by this package alone, not by those that import it.
import * as untyped from 'wawoff2';

/** From an uncompressed font file to WOFF2, and back. */
const wawoff2 = untyped as Record<'compress' | 'decompress', (font: Uint8Array) => Promise<Uint8Array>>;

let last: Promise<unknown> = Promise.resolve();

/** One at a time: what comes out lies in memory that the next one writes over. */
function inTurn(work: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const result = last.then(async () => Uint8Array.from(await work()));
  last = result.catch(() => undefined);
  return result;
}

/** From an uncompressed font file to WOFF2. */
export const compress = (font: Uint8Array): Promise<Uint8Array> => inTurn(() => wawoff2.compress(font));

/** From WOFF2 to an uncompressed font file. */
export const decompress = (font: Uint8Array): Promise<Uint8Array> => inTurn(() => wawoff2.decompress(font));
