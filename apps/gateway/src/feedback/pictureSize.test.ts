import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureSize } from './pictureSize.ts';
import { readPictures } from './readPictures.ts';

const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } });

test.each([
  ['image/png', () => drawn.clone().png()],
  ['image/jpeg', () => drawn.clone().jpeg()],
  [
    'image/jpeg',
    () =>
      drawn
        .clone()
        .jpeg({ progressive: true })
        .withMetadata({ exif: { IFD0: { Artist: 'a'.repeat(900) } } }),
  ],
] as const)('pictureSize reads the size of %s', async (type, make) => {
  expect(pictureSize(type, await make().toBuffer())).toEqual({ width: 40, height: 30 });
});

/** A PNG with a given size in its header and almost no data. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(64);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(head);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

describe('a picture of unusual size', () => {
  const refusal = (content: Buffer) =>
    readPictures([new File([new Uint8Array(content)], 'a.png')]).then(
      () => undefined,
      (error: { value: unknown }) => error.value,
    );
  test.each([
    ['60,000 pixels wide and high', pngOf(60_000, 60_000), 'FILE_SIZE'],
    ['four thousand million pixels in one row', pngOf(4_000_000_000, 1), 'FILE_SIZE'],
    ['without pixels', pngOf(0, 0), 'FILE_TYPE'],
    ['a JPEG whose segments end nowhere', Buffer.from('ffd8ffe0ffff', 'hex'), 'FILE_TYPE'],
    ['a JPEG whose segment has no length', Buffer.from(`ffd8ffe00000${'00'.repeat(40)}`, 'hex'), 'FILE_TYPE'],
  ])('is rejected: %s', async (_, content, code) => {
    expect(await refusal(content)).toEqual({ files: [{ index: 0, code }] });
  });
  test('is accepted: a photo of 50 megapixels', async () => {
    expect(await refusal(pngOf(8_160, 6_120))).toBeUndefined();
  });
});
