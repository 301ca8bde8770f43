import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Merchant } from '@livery/merchant';
import { compressOnce, compressor } from '@livery/tool/assemble';
import { viteBuild } from '../compile.ts';
import type { PlainMerchant } from './plain/merchant.ts';

/** Address of home without any code: the same HTML, styles and pictures. */
export const staticPage = '/static.html';
/** Address of home as a plain app of the same libraries draws it, without the product's design. */
export const plainPage = '/plain.html';

const plainDir = join(import.meta.dirname, 'plain');

/**
 * Builds the plain app and writes its files where the code of merchants that are assembled in this folder lies.
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
 * Writes what a merchant's home is measured beside into the merchant's folder, compressed as home is.
 * @param folder of the assembled merchant, whose home is drawn already
 * @param plainHtml the plain app's page
 */
export async function writeReferences(folder: string, merchant: Merchant, plainHtml: string): Promise<void> {
  const home = await readFile(join(folder, 'index.html'), 'utf8');
  const bare = withoutCode(home);
  await write(join(folder, staticPage), bare, compressOnce(bare));
  const [icon = ''] = /<link rel="icon"[^>]*>/.exec(home) ?? [];
  const plain = withMerchant(plainHtml, merchant).replace('</head>', () => `${icon}</head>`);
  await write(join(folder, plainPage), plain, compressOnce(plain));
}

function withoutCode(html: string): string {
  return html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
}

function withMerchant(html: string, { code, name, languages, gateway, cdn }: Merchant): string {
  const stated: PlainMerchant = {
    code,
    name,
    language: languages.default,
    gateway: { baseUrl: gateway.baseUrl, paths: gateway.paths },
    cdn: { imageCdn: cdn.imageCdn },
  };
  const json = JSON.stringify(stated).replaceAll('<', String.raw`\u003c`);
  return html.replace('</head>', () => `<script type="application/json" id="merchant">${json}</script></head>`);
}

async function write(path: string, content: string | Buffer, { br, gz }: { br: Buffer; gz: Buffer }): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await Promise.all([writeFile(path, content), writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
