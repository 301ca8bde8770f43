import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limitRunning } from './limitRunning.ts';

interface StoreOptions {
  folder: string;
  /** Approximate maximum number of files in the folder. Above it the oldest are deleted. */
  most?: number;
}

/**
 * Maximum number of pictures that are created at the same time. Node has four threads, which file access and password
 * hashes need too.
 */
const atOnce = 2;

/** Number of written files between two checks of the folder's size. */
const writesBetweenLooks = 200;

/** An unfinished file older than this time (ms) is abandoned. */
const abandonedAfter = 60 * 60_000;

/**
 * Stores pictures on disk by name, for any number of processes. A file is written under a temporary name and then
 * renamed, so that other processes only find complete files. Requests for a picture that is being created wait for the
 * same result.
 */
export function createPictureStore({ folder, most = 20_000 }: StoreOptions) {
  const underWay = new Map<string, Promise<Buffer>>();
  const run = limitRunning(atOnce);
  let written = 0;

  const store = async (name: string, content: Buffer) => {
    const temporary = join(folder, `${name}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`);
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(temporary, content);
      await rename(temporary, join(folder, name));
      if (written++ % writesBetweenLooks === 0) await deleteOldest(folder, most);
    } catch {
      // With a full or read-only disk no request may fail. The next request then creates the picture again.
      await rm(temporary, { force: true }).catch(() => undefined);
    }
  };

  const findOrMake = async (name: string, make: () => Promise<Buffer>) => {
    const kept = await readFile(join(folder, name)).catch(() => undefined);
    if (kept !== undefined) return kept;
    const made = await run(make);
    await store(name, made);
    return made;
  };

  return {
    /** Returns the picture of a name: stored, being created, or created now. The name must identify the content. */
    get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
      const found = underWay.get(name);
      if (found !== undefined) return found;
      const picture = findOrMake(name, make).finally(() => underWay.delete(name));
      underWay.set(name, picture);
      return picture;
    },
  };
}

/** Deletes the oldest files until a tenth of the limit is free, and unfinished files of ended processes. */
async function deleteOldest(folder: string, most: number): Promise<void> {
  const names = await readdir(folder);
  const unfinished = names.filter((name) => name.endsWith('.tmp'));
  const pictures = names.filter((name) => /\.(avif|webp)$/.test(name));
  const timed = async (name: string) => ({
    name,
    at: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0,
  });
  const outdated =
    pictures.length <= most ? [] : (await Promise.all(pictures.map(timed))).toSorted((a, b) => a.at - b.at);
  const abandoned = (await Promise.all(unfinished.map(timed))).filter(({ at }) => at < Date.now() - abandonedAfter);
  const gone = [...outdated.slice(0, pictures.length - Math.floor(most * 0.9)), ...abandoned];
  for (const { name } of gone) await rm(join(folder, name), { force: true });
}
