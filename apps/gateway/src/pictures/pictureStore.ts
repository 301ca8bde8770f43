import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limitRunning } from './limitRunning.ts';

interface StoreOptions {
  folder: string;
  /** Files that the folder may hold, about. Beyond it the oldest are deleted. */
  most?: number;
}

/** Pictures made at a time. They take threads that file access and password hashes need too: there are four. */
const atOnce = 2;

/** Files written between two looks at how full the folder is. */
const writesBetweenLooks = 200;

/** A file that was begun and not finished in this time (ms) never will be. */
const abandonedAfter = 60 * 60_000;

/**
 * Keeps pictures on disk by name, for any number of processes: a file is written under another name and renamed, so that
 * whoever finds it finds it whole. Requests for a picture that is being made wait for the same one.
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
      // A full or read-only disk costs the next request the making, and nobody the picture.
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
    /** The picture of that name: kept, being made, or made now. The name has to stand for its content. */
    get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
      const found = underWay.get(name);
      if (found !== undefined) return found;
      const picture = findOrMake(name, make).finally(() => underWay.delete(name));
      underWay.set(name, picture);
      return picture;
    },
  };
}

/** Deletes the files written first until a tenth of the room is free again, and what a process that ended left unfinished. */
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
