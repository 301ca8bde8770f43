import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Encodings, writeWhole } from './compress.ts';
import { removeReplaced } from './replacedFiles.ts';

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
      // The name carries a hash of the content: a file that is there is right.
      if (present.has(name) && isCompressed) return;
      const content = await read(name);
      await writeWhole(target, content);
      if (!isCompressed) contents.set(name, content);
    }),
  );
  await removeReplaced(folder, names, present);
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
