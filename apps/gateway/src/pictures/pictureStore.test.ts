import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPictureStore } from './pictureStore.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Creates a picture with this text and counts the calls. */
function maker(text: string) {
  const made = { count: 0, make: () => Promise.resolve(Buffer.from(text)) };
  const { make } = made;
  made.make = () => {
    made.count++;
    return make();
  };
  return made;
}

test('two simultaneous requests for a picture create it once, and it is stored', async () => {
  const store = createPictureStore({ folder });
  const picture = maker('a');
  const [first, second] = await Promise.all([store.get('a.avif', picture.make), store.get('a.avif', picture.make)]);
  expect([String(first), String(second), picture.count]).toEqual(['a', 'a', 1]);
  expect(readdirSync(folder)).toEqual(['a.avif']);
  // Another process finds it on disk.
  expect(String(await createPictureStore({ folder }).get('a.avif', picture.make))).toBe('a');
  expect(picture.count).toBe(1);
});

test('after a failure the next request creates the picture again', async () => {
  const store = createPictureStore({ folder });
  await expect(store.get('a.avif', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(String(await store.get('a.avif', maker('a').make))).toBe('a');
});

test('at most two pictures are created at a time, so that files and password hashes find a thread', async () => {
  const store = createPictureStore({ folder });
  let running = 0;
  let most = 0;
  const make = async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    return Buffer.from('a');
  };
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => store.get(`${name}.avif`, make)));
  expect(most).toBe(2);
});

test('the oldest pictures and unfinished files are deleted at the limit; other files stay', async () => {
  for (let index = 0; index < 30; index++) {
    const file = join(folder, `old${index}.avif`);
    writeFileSync(file, '');
    utimesSync(file, 1000 + index, 1000 + index);
  }
  writeFileSync(join(folder, 'half.avif.1-00.tmp'), '');
  utimesSync(join(folder, 'half.avif.1-00.tmp'), 1000, 1000);
  writeFileSync(join(folder, 'fonts.conf'), '');
  await createPictureStore({ folder, most: 20 }).get('new.avif', maker('new').make);
  const left = readdirSync(folder);
  expect(left.filter((name) => name.endsWith('.avif'))).toHaveLength(18);
  expect(left).toContain('new.avif');
  expect(left).toContain('old29.avif');
  expect(left).not.toContain('old0.avif');
  expect(left).not.toContain('half.avif.1-00.tmp');
  expect(left).toContain('fonts.conf');
});

test('a folder that is not writable does not fail the request', async () => {
  const file = join(folder, 'a file');
  writeFileSync(file, 'as it was');
  const picture = maker('a');
  expect(String(await createPictureStore({ folder: file }).get('a.avif', picture.make))).toBe('a');
  expect(readFileSync(file, 'utf8')).toBe('as it was');
});
