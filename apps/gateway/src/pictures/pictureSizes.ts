import { requestInvalid } from '../http/callFailure.ts';
import { artVersion } from './artVersion.ts';

/** Kinds of picture, by their shape: tiles are 3:4, banners 16:7. */
export type PictureKind = 'tile' | 'banner';

/** Formats that pictures are served in, best first. */
const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

interface Offer {
  /** Width of the drawing itself. */
  drawn: number;
  /** Available widths in pixels: the smallest for thumbnails and data savers, the largest for the densest screens. */
  widths: readonly number[];
}

/**
 * Available widths of each kind. On a phone of 412 CSS pixels, a tile has 117 to 122, a
 * tile beside the rail of kinds 96, and a banner 332 to 412.
 */
export const offers: Readonly<Record<PictureKind, Offer>> = {
  tile: { drawn: 300, widths: [112, 176, 216, 320] },
  banner: { drawn: 1120, widths: [400, 720, 1120] },
};

/** Name of a drawing for the product, with the available widths: `a.flat.svg` as `a.flat.(112w-160w).0a1b2c3d.avif`. */
export function withSizes(drawing: string, kind: PictureKind): string {
  const widths = offers[kind].widths.map((width) => `${width}w`).join('-');
  return drawing.replace(/\.svg$/, `.(${widths}).${artVersion()}.${pictureFormats[0]}`);
}

/** Replaces the drawing names of banners in stored HTML by names with sizes. */
export const withSizesInContent = (html: string) =>
  html.replaceAll(/(?<=src="\/sandbox\/cdn\/[A-Z0-9]+\/banners\/)[^"/]+\.svg(?=")/g, (drawing) =>
    withSizes(drawing, 'banner'),
  );

/** One size of a drawing in a request. */
export interface SizedPicture {
  /** Name of the drawing. */
  drawing: string;
  width: number;
  /** Format in the address, not validated yet. */
  format: string;
  /** Whether the address has this gateway's version of the drawing code. */
  isCurrent: boolean;
}

/** Parses `a.flat.216w.0a1b2c3d.avif`; undefined for a name without a size, which is the drawing itself. */
export function readSizedName(file: string): SizedPicture | undefined {
  const [, drawing, width, version, format] = /^(.{1,100})\.(\d{1,6})w\.([0-9a-f]{8})\.([a-z]{2,5})$/.exec(file) ?? [];
  if (drawing === undefined) return undefined;
  return { drawing: `${drawing}.svg`, width: Number(width), format: format!, isCurrent: version === artVersion() };
}

/** Asserts an available size and format. @throws REQUEST_INVALID for others. */
export function requireOffered(
  sized: SizedPicture,
  kind: PictureKind,
): asserts sized is SizedPicture & { format: PictureFormat } {
  const { width, format } = sized;
  const { widths } = offers[kind];
  if (!widths.includes(width))
    throw requestInvalid({ path: 'width', message: `${width} is not offered. The widths are ${widths.join(', ')}.` });
  if (!(pictureFormats as readonly string[]).includes(format))
    throw requestInvalid({
      path: 'format',
      message: `"${format}" is not offered. The formats are ${pictureFormats.join(' and ')}.`,
    });
}
