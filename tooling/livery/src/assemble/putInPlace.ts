import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Replaces the folder `target` by one that `write` fills, all at once: `write` gets a new folder beside it, which is then
 * renamed. So a server never sees half a skin, and several assemblers may write the same skin: the last one's stays.
 * @throws when `write` does, or the folder can't be renamed. The older folder stays when `write` throws
 */
export async function putInPlace(target: string, write: (folder: string) => Promise<void>): Promise<void> {
  const mark = randomUUID();
  const [beside, old] = [join(dirname(target), `.new-${mark}`), join(dirname(target), `.old-${mark}`)];
  try {
    await mkdir(beside, { recursive: true });
    await write(beside);
    while (!(await swap(target, beside, old)));
  } finally {
    await Promise.all([beside, old].map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

/**
 * Renames `target`, if it is there, to `old`, and then `beside` to `target`.
 * @returns false when another assembler made a `target` between the two: call it again
 */
async function swap(target: string, beside: string, old: string): Promise<boolean> {
  await rm(old, { recursive: true, force: true });
  try {
    await rename(target, old);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  try {
    await rename(beside, target);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return false;
    throw error;
  }
}
