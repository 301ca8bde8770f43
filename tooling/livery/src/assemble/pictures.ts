import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Merchant, Mode } from '@livery/merchant';
import { svgFacts } from '../svg/svgFacts.ts';
import { contentHash } from './contentHash.ts';

/** A picture of the merchant: its address below the host and its content. */
export interface Picture {
  path: string;
  content: Buffer;
}

/** The merchant's pictures by their name in `assets/`, with a content hash in the address. */
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

/**
 * An SVG without the parts that must not be published. The library is loaded only if there are such parts, because
 * loading takes a while.
 */
async function harmless(name: string, content: Buffer): Promise<Buffer> {
  if (!name.endsWith('.svg')) return content;
  const svg = content.toString('utf8');
  if (svgFacts(svg).harmful.length === 0) return content;
  const { sanitiseSvg } = await import('../svg/sanitiseSvg.ts');
  return Buffer.from(sanitiseSvg(svg));
}

/** The logo of a mode: `logo-dark.svg` or `logo-light.svg`, or `logo.svg`, which is for both. */
export const logoOf = <T>(assets: Readonly<Record<string, T>>, mode: Mode): T | undefined =>
  assets[`logo-${mode}.svg`] ?? assets['logo.svg'];

/** Addresses of the logo for each mode. */
export function logoAddresses(pictures: Record<string, Picture>): { dark: string; light: string } {
  const [dark, light] = [logoOf(pictures, 'dark'), logoOf(pictures, 'light')];
  if (dark === undefined || light === undefined)
    throw new Error('assets/ needs logo.svg, or logo-dark.svg and logo-light.svg.');
  return { dark: `/${dark.path}`, light: `/${light.path}` };
}
