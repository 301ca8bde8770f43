import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from './compress.ts';

/**
 * Milliseconds between the first run that finds a file out of use and the file's removal. Until then, open tabs and
 * homes that service workers have stored still request it.
 */
const graceTime = 24 * 60 * 60 * 1000;
/**
 * Name of the file, in the same folder, that records which files are out of use and since when. JSON, from a file's
 * name to the time of the first run that found it out of use, in milliseconds since 1970.
 */
export const replacedFile = '.replaced.json';

/**
 * Removes the files that have been out of use for a day, and records since when the others are out of use. A file that
 * is in use again is removed from the record. A missing record counts as empty, so every file out of use stays another
 * day.
 * @param current names of the files in use. `a.js` also includes `a.js.br` and `a.js.gz`
 * @param present names of the files in `folder` that this run may remove. Others, for example whole faces beside cuts,
 * stay
 * @throws if the record is not JSON, or a file can't be removed or written. A file that is already removed is no
 * failure
 */
export async function removeReplaced(
  folder: string,
  current: readonly string[],
  present: Iterable<string>,
): Promise<void> {
  const used = new Set(current);
  const record = join(folder, replacedFile);
  const known = JSON.parse(await readFile(record, 'utf8').catch(() => '{}')) as Record<string, number>;
  const now = Date.now();
  const replaced = [...present]
    .filter((name) => name !== replacedFile && !used.has(name.replace(/\.(br|gz)$/, '')))
    .map((name) => ({ name, since: known[name] ?? now }));
  const isOver = ({ since }: { since: number }) => now - since > graceTime;
  await Promise.all(replaced.filter(isOver).map(({ name }) => rm(join(folder, name), { force: true })));
  const waiting = replaced.filter((file) => !isOver(file)).map(({ name, since }) => [name, since] as const);
  if (waiting.length > 0 || Object.keys(known).length > 0)
    await writeAtomically(record, JSON.stringify(Object.fromEntries(waiting)));
}
