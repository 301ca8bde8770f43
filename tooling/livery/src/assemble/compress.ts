import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, type BrotliOptions, constants, gzip, gzipSync } from 'node:zlib';
import { contentHash } from './contentHash.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The compressed forms of a content that a browser may request. */
export interface Encodings {
  br: Buffer;
  gz: Buffer;
}

/**
 * Compresses content that no other merchant has, for example a merchant's HTML, quickly and without a cache. It is
 * synchronous for two reasons: the transfer of a page to a thread takes longer than its compression, and the threads
 * would compress all code before it.
 */
export function compressOnce(content: string | Buffer): Encodings {
  return { br: brotliCompressSync(content, brotliOptions(content, 4)), gz: gzipSync(content, { level: 5 }) };
}

/**
 * Compresses as tightly as possible, once per content. The result is stored in `cacheDir` and shared by all merchants.
 */
export function compressor(cacheDir: string): (content: string | Buffer) => Promise<Encodings> {
  const inMemory = new Map<string, Promise<Encodings>>();
  return (content) => {
    const hash = contentHash(content);
    const known = inMemory.get(hash);
    if (known !== undefined) return known;
    const made = fromCache(join(cacheDir, 'compressed'), hash, content);
    inMemory.set(hash, made);
    return made;
  };
}

async function fromCache(folder: string, hash: string, content: string | Buffer): Promise<Encodings> {
  const [br, gz] = [join(folder, `${hash}.br`), join(folder, `${hash}.gz`)];
  try {
    return { br: await readFile(br), gz: await readFile(gz) };
  } catch {
    const made = await compressTightly(content);
    await mkdir(folder, { recursive: true });
    await Promise.all([writeAtomically(br, made.br), writeAtomically(gz, made.gz)]);
    return made;
  }
}

/** Writes a temporary file in the same folder and renames it, so that another process never reads half a file. */
export async function writeAtomically(path: string, content: string | Buffer): Promise<void> {
  const beside = `${path}.${randomUUID()}`;
  await writeFile(beside, content);
  await rename(beside, path);
}

async function compressTightly(content: string | Buffer): Promise<Encodings> {
  const [br, gz] = await Promise.all([brotli(content, brotliOptions(content, 11)), zip(content, { level: 9 })]);
  return { br, gz };
}

function brotliOptions(content: string | Buffer, quality: number): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
}
