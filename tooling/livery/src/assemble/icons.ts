import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { writeWhole } from './compress.ts';
import { contentHash } from './contentHash.ts';

/** The bitmaps of the installed app: edge length in pixels, and whether the system may cut it to its own shape. */
const iconSizes = [
  { name: 'icon-192', size: 192, isMaskable: false },
  { name: 'icon-512', size: 512, isMaskable: false },
  { name: 'icon-maskable-512', size: 512, isMaskable: true },
] as const;

export interface Icon {
  /** Such as `icons/icon-192.1a2b3c4d5e.png`. */
  path: string;
  size: number;
  isMaskable: boolean;
  content: Buffer;
}

/** The icons drawn from a square SVG. Drawing takes some 10 ms each, so the result is kept by content in `cacheDir`. */
export async function drawIcons(svg: string, background: string, cacheDir: string): Promise<Icon[]> {
  return Promise.all(iconSizes.map(async ({ name, size, isMaskable }) => {
    const source = isMaskable ? maskable(svg, background) : svg;
    const hash = contentHash(`${size}${source}`);
    return { path: `icons/${name}.${hash}.png`, size, isMaskable, content: await drawn(source, size, join(cacheDir, 'icons'), hash) };
  }));
}

async function drawn(svg: string, size: number, folder: string, hash: string): Promise<Buffer> {
  const path = join(folder, `${hash}.png`);
  try {
    return await readFile(path);
  } catch {
    const png = (await renderAsync(svg, { fitTo: { mode: 'width', value: size } })).asPng();
    await mkdir(folder, { recursive: true });
    await writeWhole(path, png);
    return png;
  }
}

/** The icon inside the circle that every system leaves whole (80 % of the edge), on the brand's ground. */
function maskable(svg: string, background: string): string {
  const start = svg.indexOf('<svg');
  const inner = svg.slice(start).replace(/^<svg\b[^>]*>/, (tag) =>
    `${tag.replaceAll(/\s(?:width|height|x|y)="[^"]*"/g, '').slice(0, -1)} x="51" y="51" width="410" height="410">`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${background}"/>${inner}</svg>`;
}
