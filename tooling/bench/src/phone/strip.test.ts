import { expect, test } from 'vitest';
import { shownAt } from './strip.ts';

const frameAt = (at: number) => ({ at, picture: Buffer.from(String(at)) });

test('each step shows the last frame before it, and no frame of the previous page', () => {
  const frames = [frameAt(900), frameAt(1_350), frameAt(1_380), frameAt(1_900)];
  expect(shownAt(frames, 1_000).map((picture) => picture?.toString())).toEqual([
    undefined,
    '1380',
    '1380',
    '1380',
    ...Array.from({ length: 6 }, () => '1900'),
  ]);
});
