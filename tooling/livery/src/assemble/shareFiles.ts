import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Encodings, writeWhole } from './compress.ts';

/** How long files of an earlier compile stay for tabs that are still open, in milliseconds. */
const keptFor = 24 * 60 * 60 * 1000;
/** Files that gain from compression; pictures and fonts are compressed already. */
const isText = /\.(js|css|svg|json|map|txt)$/;

interface SharedFiles {
  folder: string;
  /** Names with a hash of the content in them. */
  names: readonly string[];
  read: (name: string) => string | Buffer | Promise<Buffer>;
  tight: (content: string | Buffer) => Promise<Encodings>;
}

/** Lays files into a folder that all merchants link to: once, compressed. Files of earlier compiles go after a day. */
export async function shareFiles({ folder, names, read, tight }: SharedFiles): Promise<void> {
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  await Promise.all(names.map(async (name) => {
    const target = join(folder, name);
    // The name carries a hash of the content: what is there is right. Its age starts again.
    if (present.has(name)) return utimes(target, new Date(), new Date());
    const content = await read(name);
    if (isText.test(name)) {
      const { br, gz } = await tight(content);
      await Promise.all([writeFile(`${target}.br`, br), writeFile(`${target}.gz`, gz)]);
    }
    await writeWhole(target, content);
  }));
  const current = new Set(names);
  await Promise.all([...present].map(async (name) => {
    if (current.has(name.replace(/\.(br|gz)$/, ''))) return;
    const path = join(folder, name);
    const age = await stat(path).then((entry) => Date.now() - entry.mtimeMs, () => 0);
    if (age > keptFor) await rm(path, { force: true });
  }));
}
