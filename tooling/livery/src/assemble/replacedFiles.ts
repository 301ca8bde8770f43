import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './compress.ts';

/** Milliseconds for which files stay after nothing new names them, for tabs that are open and homes that workers have stored. */
const keepFor = 24 * 60 * 60 * 1000;
/** Holds the names of such files, with when each was first found to be one, in milliseconds since 1970. */
export const replacedFile = '.replaced.json';

/**
 * Removes files that have been replaced for a day.
 * @param current names of the files that are in use, without the endings of compressed ones
 * @param present names of all files in the folder that this is about
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
  const isOver = ({ since }: { since: number }) => now - since > keepFor;
  await Promise.all(replaced.filter(isOver).map(({ name }) => rm(join(folder, name), { force: true })));
  const kept = replaced.filter((file) => !isOver(file)).map(({ name, since }) => [name, since] as const);
  if (kept.length > 0 || Object.keys(known).length > 0)
    await writeWhole(record, JSON.stringify(Object.fromEntries(kept)));
}
