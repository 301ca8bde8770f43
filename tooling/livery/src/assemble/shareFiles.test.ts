import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareFiles } from './shareFiles.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-share-'));
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const hour = 60 * 60 * 1000;
async function shareAt(time: number, ...names: string[]) {
  vi.setSystemTime(time);
  const { compressed } = await shareFiles({
    folder,
    names,
    read: (name) => name,
    tight: async () => ({ br: Buffer.from('br'), gz: Buffer.from('gz') }),
  });
  await compressed;
  return readdirSync(folder).filter((name) => !name.startsWith('.'));
}

test('files of an earlier compile stay for a day after the first compile without them', async () => {
  expect(await shareAt(0, 'one.js')).toEqual(['one.js', 'one.js.br', 'one.js.gz']);
  const release = 700 * hour;
  expect(await shareAt(release, 'two.js')).toContain('one.js');
  expect(await shareAt(release + 24 * hour, 'two.js')).toContain('one.js');
  expect(await shareAt(release + 24 * hour + 1, 'two.js')).toEqual(['two.js', 'two.js.br', 'two.js.gz']);
});

test('a file that is used again and then replaced again stays for another day', async () => {
  await shareAt(0, 'one.js');
  await shareAt(hour, 'two.js');
  await shareAt(2 * hour, 'one.js', 'two.js');
  expect(await shareAt(48 * hour, 'two.js')).toContain('one.js');
});
