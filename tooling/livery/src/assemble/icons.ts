import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Merchant } from '@livery/merchant';
import { contentHash } from './contentHash.ts';
import { renderIntoFile } from './iconThreads.ts';

/**
 * The bitmaps of the installed app: edge length in pixels, and whether the system may cut it to its own shape. The
 * manifest names the SVG beside them (see docs/decisions/0009).
 */
const iconSizes = [
  { name: 'icon-192', size: 192, isMaskable: false },
  { name: 'icon-maskable-512', size: 512, isMaskable: true },
] as const;

export interface Icon {
  /** Such as `icons/icon-192.1a2b3c4d5e.png`. */
  path: string;
  size: number;
  isMaskable: boolean;
  content: Buffer;
}

/**
 * The icons rendered from a square SVG. Rendering takes some milliseconds each, so the result is kept by content in
 * `cacheDir`.
 */
export async function renderIcons(svg: string, background: string, cacheDir: string): Promise<Icon[]> {
  return Promise.all(
    iconSizes.map(async ({ name, size, isMaskable }) => {
      const source = isMaskable ? maskable(svg, background) : svg;
      const hash = contentHash(`${size}${source}`);
      return {
        path: `icons/${name}.${hash}.png`,
        size,
        isMaskable,
        content: await rendered(source, size, join(cacheDir, 'icons', `${hash}.png`)),
      };
    }),
  );
}

/** The ground that a merchant's icon lies on where the system cuts it to shape. */
export function iconGround({ theme }: Merchant): string {
  return theme.color[theme.defaultMode].canvas.$value;
}

/**
 * Renders the icons of merchants into `cacheDir` before anybody asks for them: icons need no code, so this can run while
 * the app compiles. Tells of no failure: who assembles the merchant meets the same failure and can say which merchant's it is.
 */
export async function renderIconsAhead(merchants: readonly Merchant[], cacheDir: string): Promise<void> {
  await Promise.allSettled(
    merchants.map(async (merchant) => {
      const file = merchant.assets['icon.svg'];
      if (file !== undefined) await renderIcons(await readFile(file, 'utf8'), iconGround(merchant), cacheDir);
    }),
  );
}

async function rendered(svg: string, size: number, path: string): Promise<Buffer> {
  try {
    return readFileSync(path);
  } catch {
    await renderIntoFile(svg, size, path);
    return readFileSync(path);
  }
}

/**
 * The icon inside the circle that every system leaves whole (80 % of the edge), on the brand's ground. The margin is
 * painted over what the icon draws beyond its edge: cutting it off there would take the renderer twice as long.
 */
function maskable(svg: string, background: string): string {
  const start = svg.indexOf('<svg');
  const inner = svg
    .slice(start)
    .replace(
      /^<svg\b[^>]*>/,
      (tag) =>
        `${tag.replaceAll(/\s(?:width|height|x|y|overflow)="[^"]*"/g, '').slice(0, -1)} x="51" y="51" width="410" height="410" overflow="visible">`,
    );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="${background}" d="M0 0h512v512H0z"/>${inner}`,
    `<path fill="${background}" fill-rule="evenodd" d="M0 0h512v512H0zM51 51v410h410V51z"/></svg>`,
  ].join('');
}
