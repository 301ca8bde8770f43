import type { Sharp, SharpOptions } from 'sharp';
import { offers, type PictureFormat, type PictureKind } from './pictureSizes.ts';

/**
 * Qualities, best first, to try until a picture is within its size limit; the last quality is used in any case. At the
 * same visual quality, AVIF needs 60 % of WebP's bytes: see docs/decisions/0031.
 */
const qualities: Readonly<Record<PictureFormat, readonly number[]>> = { avif: [38, 30, 22], webp: [50, 35, 20] };

/** Size limit of a picture, in bytes per pixel: 5,000 for a tile of 216×288, 14,000 for a banner of 720×315. */
const bytesPerPixel: Readonly<Record<PictureKind, number>> = { tile: 5000 / (216 * 288), banner: 14_000 / (720 * 315) };

interface Wanted {
  kind: PictureKind;
  /** Width in pixels. */
  width: number;
  format: PictureFormat;
}

/** Renders an SVG and encodes it, on the library's own threads and not on the event loop. */
export async function encodePicture(svg: string, { kind, width, format }: Wanted): Promise<Buffer> {
  const sharp = await (library ??= loadSharp());
  const { data, info } = await sharp(Buffer.from(svg), { density: (72 * width) / offers[kind].drawn })
    .resize(width)
    .flatten({ background: '#000' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const most = bytesPerPixel[kind] * info.width * info.height;
  for (const quality of qualities[format]) {
    const picture = await encodeAt(sharp(data, { raw }), { format, quality });
    if (picture.length <= most || quality === qualities[format].at(-1)) return picture;
  }
  throw new Error('There is no quality to encode at.');
}

/**
 * AVIF's effort 1 of 9 takes 30 ms for a tile; effort 2 takes half as long again and saves a hundredth of the bytes.
 */
function encodeAt(picture: Sharp, { format, quality }: { format: PictureFormat; quality: number }): Promise<Buffer> {
  return format === 'avif'
    ? picture.avif({ quality, effort: 1, chromaSubsampling: '4:2:0', bitdepth: 8 }).toBuffer()
    : picture.webp({ quality, effort: 4 }).toBuffer();
}

type SharpFactory = (input: Buffer, options?: SharpOptions) => Sharp;

let library: Promise<SharpFactory> | undefined;

/** Loaded with the first picture, because the start does not need it. */
async function loadSharp(): Promise<SharpFactory> {
  const { default: sharp } = await import('sharp');
  // One thread per picture, because several are created at a time. No cache, because decoded data is never used again.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
