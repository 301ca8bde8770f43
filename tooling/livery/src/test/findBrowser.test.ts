import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findBrowser, onPath } from './findBrowser.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-browser-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function put(path: string, content: string): string {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

test('onPath finds programs on PATH in the order of their names', () => {
  const [second, first] = [put('x/two', ''), put('y/one', '')];
  expect(onPath([join(root, 'x'), join(root, 'y')].join(':'), ['one', 'two', 'three'])).toEqual([first, second]);
});

test('a named browser is used if it starts; otherwise it is an error', async () => {
  const fake = put('chromium', '#!/bin/sh\necho "<html></html>"\n');
  chmodSync(fake, 0o755);
  vi.stubEnv('LIVERY_CHROMIUM', fake);
  expect(await findBrowser()).toBe(fake);
  writeFileSync(fake, '#!/bin/sh\nexit 127\n');
  await expect(findBrowser()).rejects.toThrow(`LIVERY_CHROMIUM names ${fake}, which does not start as a browser`);
});
