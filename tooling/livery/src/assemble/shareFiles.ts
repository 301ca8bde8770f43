import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type Encodings, writeWhole } from './compress.ts';

/** Milliseconds for which files of an earlier compile stay, for tabs that are still open. */
const keepFor = 24 * 60 * 60 * 1000;
/** Files that gain from compression; pictures and fonts are compressed already. */
const isText = /\.(js|css|svg|json|map|txt)$/;

interface SharedFiles {
  folder: string;
  /** Names with a hash of the content in them. */
  names: readonly string[];
  read: (name: string) => string | Buffer | Promise<Buffer>;
  tight: (content: string | Buffer) => Promise<Encodings>;
}

/** Files that are there, and what is still to come. */
export interface SharedFolder {
  /** Until then, browsers get the files as they are. */
  compressed: Promise<void>;
}

/**
 * Writes files into a folder that all merchants link to, once. Resolves when pages may name them; compressing them takes far
 * longer than assembling a skin and goes on afterwards. Files of earlier compiles go after a day.
 */
export async function shareFiles({ folder, names, read, tight }: SharedFiles): Promise<SharedFolder> {
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const contents = new Map<string, string | Buffer>();
  await Promise.all(
    names.map(async (name) => {
      const target = join(folder, name);
      const isCompressed = !isText.test(name) || (present.has(`${name}.br`) && present.has(`${name}.gz`));
      // The name carries a hash of the content: a file that is there is right. Its age starts again.
      if (present.has(name) && isCompressed) return utimes(target, new Date(), new Date());
      const content = await read(name);
      await writeWhole(target, content);
      if (!isCompressed) contents.set(name, content);
    }),
  );
  await removeOld(folder, names, present);
  return { compressed: compressAll(folder, contents, tight) };
}

async function compressAll(
  folder: string,
  contents: ReadonlyMap<string, string | Buffer>,
  tight: SharedFiles['tight'],
): Promise<void> {
  await Promise.all(
    [...contents].map(async ([name, content]) => {
      const { br, gz } = await tight(content);
      await Promise.all([writeWhole(join(folder, `${name}.br`), br), writeWhole(join(folder, `${name}.gz`), gz)]);
    }),
  );
}

async function removeOld(folder: string, names: readonly string[], present: ReadonlySet<string>): Promise<void> {
  const current = new Set(names);
  await Promise.all(
    [...present].map(async (name) => {
      if (current.has(name.replace(/\.(br|gz)$/, ''))) return;
      const path = join(folder, name);
      const age = await stat(path).then(
        (entry) => Date.now() - entry.mtimeMs,
        () => 0,
      );
      if (age > keepFor) await rm(path, { force: true });
    }),
  );
}
