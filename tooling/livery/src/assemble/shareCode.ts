import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBuild } from './client.ts';
import { type Encodings, writeWhole } from './compress.ts';

/** How long code of an earlier compile stays for tabs that are still open, in milliseconds. */
const keptFor = 24 * 60 * 60 * 1000;
/** Files that gain from compression; pictures and fonts are compressed already. */
const isText = /\.(js|css|svg|json|map|txt)$/;

/** Lays the compiled code into `<outDir>/shared/assets`, once for all merchants, compressed. */
export async function shareCode(client: ClientBuild, outDir: string, tight: (content: Buffer) => Promise<Encodings>): Promise<void> {
  const folder = join(outDir, 'shared/assets');
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  await Promise.all(client.files.map(async (file) => {
    const name = file.slice('assets/'.length);
    const target = join(folder, name);
    // The name carries a hash of the content: what is there is right. Its age starts again.
    if (present.has(name)) return utimes(target, new Date(), new Date());
    const content = await readFile(join(client.dir, file));
    if (isText.test(name)) {
      const { br, gz } = await tight(content);
      await writeFile(`${target}.br`, br);
      await writeFile(`${target}.gz`, gz);
    }
    await writeWhole(target, content);
  }));
  const current = new Set(client.files.map((file) => file.slice('assets/'.length)));
  await Promise.all([...present].map(async (name) => {
    if (current.has(name.replace(/\.(br|gz)$/, ''))) return;
    const path = join(folder, name);
    const age = await stat(path).then((entry) => Date.now() - entry.mtimeMs, () => 0);
    if (age > keptFor) await rm(path, { force: true });
  }));
}
