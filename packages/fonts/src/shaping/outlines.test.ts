import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { decompress, faceFile, openOutlines } from './index.ts';

const open = async (id: string, weight: number) => openOutlines(await decompress(await readFile(faceFile(id))), weight);

test('a text is one path that starts at its left edge, on its baseline', async () => {
  const face = await open('figtree', 700);
  const { path, top, bottom, width } = face.outline('HH', 'ltr');
  expect(path).toMatch(/^M ?\d+[ -]/);
  expect([...path.matchAll(/M/g)]).toHaveLength(1);
  expect([top < -600, top > -800, bottom]).toEqual([true, true, 0]);
  expect(width).toBeCloseTo(2 * face.outline('H', 'ltr').width, -1);
});

test('bold letters are wider than regular letters of the same variable face', async () => {
  const [regular, bold] = [await open('figtree', 400), await open('figtree', 700)];
  expect(bold.outline('Welcome', 'ltr').width).toBeGreaterThan(regular.outline('Welcome', 'ltr').width * 1.02);
});

test('Urdu letters are joined, and has() returns whether the face has a character', async () => {
  const face = await open('noto-naskh-arabic', 700);
  // The last letter has a wide final form if it is alone. In a word, it is narrower.
  const joined = face.outline('خوش', 'rtl').width;
  const apart = [...'خوش'].reduce((sum, letter) => sum + face.outline(letter, 'rtl').width, 0);
  expect(joined).toBeLessThan(apart * 0.995);
  expect([face.has('خ'.codePointAt(0)!), face.has('한'.codePointAt(0)!)]).toEqual([true, false]);
});
