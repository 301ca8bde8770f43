import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Merchant } from '@livery/merchant';
import { svgFacts } from '../svg/svgFacts.ts';
import { contentHash } from './contentHash.ts';

/** A picture of the merchant: its address below the host and its content. */
export interface Picture {
  path: string;
  content: Buffer;
}

/** The merchant's pictures by their name in `assets/`, with a hash of the content in the address. */
export async function picturesOf(merchant: Merchant): Promise<Record<string, Picture>> {
  return Object.fromEntries(
    await Promise.all(
      Object.entries(merchant.assets).map(async ([name, file]) => {
        const content = await harmless(name, await readFile(file));
        const end = extname(name);
        return [
          name,
          { content, path: `pictures/${name.slice(0, -end.length || undefined)}.${contentHash(content)}${end}` },
        ] as const;
      }),
    ),
  );
}

/** An SVG that holds what may not be published without it. Loaded where one does: the library takes a while. */
async function harmless(name: string, content: Buffer): Promise<Buffer> {
  if (!name.endsWith('.svg')) return content;
  const svg = content.toString('utf8');
  if (svgFacts(svg).harmful.length === 0) return content;
  const { sanitiseSvg } = await import('../svg/sanitiseSvg.ts');
  return Buffer.from(sanitiseSvg(svg));
}

/** Addresses of the logo for each mode: `logo-dark.svg` and `logo-light.svg`, or `logo.svg` for both. */
export function logoAddresses(pictures: Record<string, Picture>): { dark: string; light: string } {
  const both = pictures['logo.svg'];
  const [dark, light] = [pictures['logo-dark.svg'] ?? both, pictures['logo-light.svg'] ?? both];
  if (dark === undefined || light === undefined)
    throw new Error('assets/ needs logo.svg, or logo-dark.svg and logo-light.svg.');
  return { dark: `/${dark.path}`, light: `/${light.path}` };
}
