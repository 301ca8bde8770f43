import { join } from 'node:path';
import type { Merchant } from '@livery/merchant';
import { contentHash } from './contentHash.ts';
import { renderCached } from './icons.ts';
import { placeSvg } from './placeSvg.ts';

/** Width and height in pixels: the format that messengers and social networks show large. */
export const sharePictureSize = { width: 1200, height: 630 } as const;
/** The logo has a wide margin, because some messengers cut the picture to a square. */
const logoBox = { x: 330, y: 195, width: 540, height: 240 } as const;

export interface SharePicture {
  /** For example `icons/share.1a2b3c4d5e.png`. */
  path: string;
  content: Buffer;
}

/**
 * The picture beside a link to the merchant in a message: the logo on the theme's background. Rendering takes a while,
 * so the result is stored by its content in `cacheDir`.
 * @param logo the logo of the theme's default mode, as SVG
 */
export async function renderSharePicture(
  logo: string,
  { theme }: Pick<Merchant, 'theme'>,
  cacheDir: string,
): Promise<SharePicture> {
  const svg = sharePictureSvg(logo, theme);
  const hash = contentHash(svg);
  return {
    path: `icons/share.${hash}.png`,
    content: await renderCached(svg, sharePictureSize.width, join(cacheDir, 'icons', `${hash}.png`)),
  };
}

function sharePictureSvg(logo: string, theme: Merchant['theme']): string {
  const { width, height } = sharePictureSize;
  const { canvas, accent, second } = theme.color[theme.defaultMode];
  const arc = (radius: number, color: string, cx: number, cy: number) =>
    `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="none" stroke="${color}" stroke-width="28" stroke-opacity=".22"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${canvas.$value}" d="M0 0h${width}v${height}H0z"/>`,
    arc(170, accent.$value, width, 0),
    arc(250, second.$value, width, 0),
    arc(170, accent.$value, 0, height),
    arc(250, second.$value, 0, height),
    `<path fill="${accent.$value}" d="M0 ${height - 12}h${width}v12H0z"/>`,
    placeSvg(logo, logoBox),
    '</svg>',
  ].join('');
}
