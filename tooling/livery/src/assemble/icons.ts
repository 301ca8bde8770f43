import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Merchant } from '@livery/merchant';
import { contentHash } from './contentHash.ts';
import { renderIntoFile } from './iconThreads.ts';
import { placeSvg } from './placeSvg.ts';

/**
 * The bitmaps of the installed app: edge length in pixels, and whether the system may cut it to its own shape. The
 * manifest also names the SVG (see docs/decisions/0009).
 */
const iconSizes = [
  { name: 'icon-192', size: 192, isMaskable: false },
  { name: 'icon-maskable-512', size: 512, isMaskable: true },
] as const;

export interface Icon {
  /** For example `icons/icon-192.1a2b3c4d5e.png`. */
  path: string;
  size: number;
  isMaskable: boolean;
  content: Buffer;
}

/**
 * The icons rendered from a square SVG. Rendering takes some milliseconds per icon, so the result is stored by content
 * in `cacheDir`.
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
        content: await renderCached(source, size, join(cacheDir, 'icons', `${hash}.png`)),
      };
    }),
  );
}

/** The background colour of a merchant's icon that the system cuts to shape. */
export function iconGround({ theme }: Merchant): string {
  return theme.color[theme.defaultMode].canvas.$value;
}

/** The PNG of an SVG with this width in pixels: the file at `path`. If the file is missing, it is rendered. */
export async function renderCached(svg: string, size: number, path: string): Promise<Buffer> {
  try {
    return readFileSync(path);
  } catch {
    await renderIntoFile(svg, size, path);
    return readFileSync(path);
  }
}

/**
 * The icon inside the circle that no system cuts (80 % of the edge), on the theme's background. The margin is painted
 * over any part of the icon beyond its edge: clipping it would take the renderer twice as long.
 */
function maskable(svg: string, background: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="${background}" d="M0 0h512v512H0z"/>`,
    placeSvg(svg, { x: 51, y: 51, width: 410, height: 410 }),
    `<path fill="${background}" fill-rule="evenodd" d="M0 0h512v512H0zM51 51v410h410V51z"/></svg>`,
  ].join('');
}
