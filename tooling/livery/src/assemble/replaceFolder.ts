import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Replaces the folder `target` in one step. `write` fills a new folder beside `target`, which is then renamed to
 * `target`. So a server never reads half a skin. Several assemblers may write the same skin at the same time: the skin
 * of the last assembler remains.
 * @throws if `write` throws, or the folder can't be renamed. The older folder stays if `write` throws
 */
export async function replaceFolder(target: string, write: (folder: string) => Promise<void>): Promise<void> {
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
 * Renames `target`, if it exists, to `old`, and then `beside` to `target`.
 * @returns false if another assembler created a `target` between the two steps: call it again
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
