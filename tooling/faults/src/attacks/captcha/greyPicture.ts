import { inflateSync } from 'node:zlib';

/** A picture in shades of grey, 0 to 255, row by row. */
export interface GreyPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Reads a PNG of 8-bit greys with unfiltered rows, as the gateway sends captchas. */
export function readPng(png: Buffer): GreyPicture {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const data: Buffer[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') data.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const rows = inflateSync(Buffer.concat(data));
  if (png[24] !== 8 || png[25] !== 0 || rows.length !== (width + 1) * height)
    throw new Error('The picture is not a PNG of 8-bit greys.');
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    if (rows[y * (width + 1)] !== 0) throw new Error('A row of the PNG is filtered.');
    pixels.set(rows.subarray(y * (width + 1) + 1, (y + 1) * (width + 1)), y * width);
  }
  return { width, height, pixels };
}

/** Writes a picture as PGM with a white border, which tesseract needs around letters. */
export function toPgm({ width, height, pixels }: GreyPicture, edge = 24): Buffer {
  const [wide, high] = [width + 2 * edge, height + 2 * edge];
  const framed = Buffer.alloc(wide * high, 255);
  for (let y = 0; y < height; y++) framed.set(pixels.subarray(y * width, (y + 1) * width), (y + edge) * wide + edge);
  return Buffer.concat([Buffer.from(`P5\n${wide} ${high}\n255\n`), framed]);
}
