import { describe, expect, it } from 'vitest';
import { pickPictures } from './pickPictures.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3];
const jpeg = [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3];
const file = (name: string, bytes: number[], type = '') => new File([new Uint8Array(bytes)], name, { type });
const limits = { room: 3, maxBytes: 5 * 1024 * 1024 };

describe('[MSG-09] chosen pictures', () => {
  it('are recognised by their content, and not by their name', async () => {
    const { taken, refused } = await pickPictures(
      [
        file('a.txt', png),
        file('b.png', jpeg),
        file('c.png', [0x47, 0x49, 0x46, 0x38], 'image/png'),
        file('d.jpg', []),
      ],
      limits,
    );
    expect(taken.map(({ name }) => name)).toEqual(['a.txt', 'b.png']);
    expect(refused).toEqual([
      { name: 'c.png', reason: 'type' },
      { name: 'd.jpg', reason: 'type' },
    ]);
  });

  it('are refused if they have more than 5 MB', async () => {
    const sized = (name: string, bytes: number) =>
      new File([new Uint8Array(jpeg), new Uint8Array(bytes - jpeg.length)], name);
    const { taken, refused } = await pickPictures(
      [sized('just.jpg', limits.maxBytes), sized('over.jpg', limits.maxBytes + 1)],
      limits,
    );
    expect(taken.map(({ name }) => name)).toEqual(['just.jpg']);
    expect(refused).toEqual([{ name: 'over.jpg', reason: 'size' }]);
  });

  it('are taken up to the limit, and a refused file does not reduce the limit', async () => {
    const { taken, refused } = await pickPictures(
      [file('1.png', [0]), file('2.png', png), file('3.png', png), file('4.png', png)],
      { ...limits, room: 2 },
    );
    expect(taken.map(({ name }) => name)).toEqual(['2.png', '3.png']);
    expect(refused).toEqual([
      { name: '1.png', reason: 'type' },
      { name: '4.png', reason: 'count' },
    ]);
  });
});
