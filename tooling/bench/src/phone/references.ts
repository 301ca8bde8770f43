import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Merchant } from '@livery/merchant';
import { compressOnce, compressor } from '@livery/tool/assemble';
import { viteBuild } from '../compile.ts';
import { plainPageFor, withoutCode } from './referenceHtml.ts';

/** Address of home without any code: the same HTML, styles and pictures. */
export const staticPage = '/static.html';
/** Address of home as a plain app with the same libraries renders it, without the product's design. */
export const plainPage = '/plain.html';

const plainDir = join(import.meta.dirname, 'plain');

/**
 * Builds the plain app and writes its files into the code folder of the assembled merchants.
 * @returns the app's page, for `writeReferences`
 */
export async function buildPlainApp(outDir: string): Promise<string> {
  const built = join(outDir, 'plain');
  await viteBuild(plainDir, built);
  const tight = compressor(join(outDir, 'plain-compressed'));
  await mkdir(join(outDir, 'shared/assets'), { recursive: true });
  for (const name of await readdir(join(built, 'assets'))) {
    const content = await readFile(join(built, 'assets', name));
    await write(join(outDir, 'shared/assets', name), content, await tight(content));
  }
  return readFile(join(built, basename(plainPage)), 'utf8');
}

/**
 * Writes the reference pages of a merchant's home into the merchant's folder, compressed like home.
 * @param folder folder of the assembled merchant, whose home is prerendered already
 * @param plainHtml the plain app's page
 */
export async function writeReferences(folder: string, merchant: Merchant, plainHtml: string): Promise<void> {
  const home = await readFile(join(folder, 'index.html'), 'utf8');
  const bare = withoutCode(home);
  await write(join(folder, staticPage), bare, compressOnce(bare));
  const plain = plainPageFor(merchant, plainHtml, home);
  await write(join(folder, plainPage), plain, compressOnce(plain));
}

async function write(path: string, content: string | Buffer, { br, gz }: { br: Buffer; gz: Buffer }): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await Promise.all([writeFile(path, content), writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
