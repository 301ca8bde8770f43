import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../assemble/compress.ts';

/** Milliseconds before an unused cut is removed from the cache. */
const unusedMs = 7 * 24 * 60 * 60 * 1000;
/** Milliseconds between two searches for unused cuts, because each search reads every file of the folder. */
const lookMs = 60 * 60 * 1000;
const looked = new Map<string, number>();

/**
 * Returns a cut from the cache, or makes it and stores it there.
 * @param name identifies the face and the text of the cut
 */
export async function cachedCut(folder: string, name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const path = join(folder, name);
  try {
    const file = await readFile(path);
    const now = new Date();
    await utimes(path, now, now);
    return file;
  } catch {
    const file = await make();
    await mkdir(folder, { recursive: true });
    await writeAtomically(path, Buffer.from(file));
    await removeUnused(folder);
    return file;
  }
}

/** The words of a page change with every announcement, so without this the folder would grow without limit. */
async function removeUnused(folder: string): Promise<void> {
  if (Date.now() - (looked.get(folder) ?? 0) < lookMs) return;
  looked.set(folder, Date.now());
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > unusedMs) await rm(path, { force: true });
  }
}
