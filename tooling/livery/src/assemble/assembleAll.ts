import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Merchant } from '@livery/merchant';
import { assembleOne, type AssembleOptions } from './assembleOne.ts';
import { fontFiles } from './fonts.ts';
import { type SharedFolder, shareFiles } from './shareFiles.ts';
import type { Skin } from './skin.ts';
import { textFiles } from './texts.ts';

/**
 * How many merchants are assembled at the same time. Enough that no merchant waits for another's files, few enough that
 * memory use stays the same for a thousand merchants.
 */
const atOnce = 8;

export interface AssembleAllOptions extends AssembleOptions {
  merchants: readonly Merchant[];
  /** Whether skins of merchants that are not in `merchants` are removed. */
  isWhole?: boolean;
}

/** Writes the code once and assembles every merchant. */
export async function assembleAll({ merchants, isWhole = true, ...options }: AssembleAllOptions): Promise<Skin[]> {
  const skinsDir = join(options.outDir, 'skins');
  await mkdir(skinsDir, { recursive: true });
  const { compressed } = await shareEverything(options);
  // A failure is thrown at the end by the `await` below, after earlier failures.
  compressed.catch(() => {});
  const skins: Skin[] = [];
  const waiting = merchants.entries();
  await Promise.all(
    Array.from({ length: Math.min(atOnce, merchants.length) }, async () => {
      for (const [index, merchant] of waiting) skins[index] = await assembleOne(merchant, options);
    }),
  );
  await compressed;
  if (isWhole) {
    const current = new Set(merchants.map(({ code }) => code));
    const gone = (await readdir(skinsDir)).filter((name) => !current.has(name) && !name.startsWith('.'));
    await Promise.all(gone.map((name) => rm(join(skinsDir, name), { recursive: true, force: true })));
  }
  return skins;
}

/** Writes the code, the web fonts and the product's own texts, once for all merchants. */
async function shareEverything({ client, frame, outDir, texts, tight }: AssembleOptions): Promise<SharedFolder> {
  const shared = join(outDir, 'shared');
  // Both builds put a content hash into file names, so files with the same name have the same content.
  const code = new Map(
    [client, frame].flatMap(({ dir, files }) => files.map((file) => [basename(file), dir] as const)),
  );
  const folders = await Promise.all([
    shareFiles({
      folder: join(shared, 'assets'),
      names: [...code.keys()],
      read: (name) => readFile(join(code.get(name)!, 'assets', name)),
      tight,
    }),
    shareFiles({
      folder: join(shared, 'fonts'),
      names: [...fontFiles.keys()],
      read: (name) => fontFiles.get(name)!(),
      tight,
    }),
    ...Object.keys(texts).map((language) => {
      const files = new Map(
        textFiles({ [language]: texts[language]! }).map(({ path, content }) => [
          path.slice(path.lastIndexOf('/') + 1),
          content,
        ]),
      );
      return shareFiles({
        folder: join(shared, 'texts', language),
        names: [...files.keys()],
        read: (name) => files.get(name)!,
        tight,
      });
    }),
  ]);
  return { compressed: Promise.all(folders.map(({ compressed }) => compressed)).then(() => {}) };
}
