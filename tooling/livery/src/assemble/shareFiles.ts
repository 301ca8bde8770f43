import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Encodings, writeAtomically } from './compress.ts';
import { removeReplaced } from './replacedFiles.ts';

/** Files that compress well. Pictures and fonts are compressed already. */
const isText = /\.(js|css|svg|json|map|txt)$/;

interface SharedFiles {
  folder: string;
  /** Names that contain a content hash. */
  names: readonly string[];
  read: (name: string) => string | Buffer | Promise<Buffer>;
  tight: (content: string | Buffer) => Promise<Encodings>;
}

/** Files that are written, and the compression that is still running. */
export interface SharedFolder {
  /** Resolves when all files are compressed. Until then, browsers get the uncompressed files. */
  compressed: Promise<void>;
}

/**
 * Writes files into a folder that all merchants link to, once. Resolves when pages may name them. Compression takes far
 * longer than assembling a skin and continues afterwards. Files of earlier compiles are removed after a day.
 */
export async function shareFiles({ folder, names, read, tight }: SharedFiles): Promise<SharedFolder> {
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const contents = new Map<string, string | Buffer>();
  await Promise.all(
    names.map(async (name) => {
      const target = join(folder, name);
      const isCompressed = !isText.test(name) || (present.has(`${name}.br`) && present.has(`${name}.gz`));
      // The name contains a content hash, so an existing file has the right content.
      if (present.has(name) && isCompressed) return;
      const content = await read(name);
      await writeAtomically(target, content);
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
      await Promise.all([
        writeAtomically(join(folder, `${name}.br`), br),
        writeAtomically(join(folder, `${name}.gz`), gz),
      ]);
    }),
  );
}
