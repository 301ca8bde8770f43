import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findBrowser, onPath } from './findBrowser.ts';
import { forgetResults, readTally } from './readResults.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-test-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function put(path: string, content: unknown): string {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

test('tests are counted over all packages, by runner', async () => {
  put('packages/a/.results/vitest.json', { numPassedTests: 3, numFailedTests: 1 });
  put('tooling/b/.results/vitest.json', { numPassedTests: 4, numFailedTests: 0 });
  put('apps/c/.results/playwright.json', { stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 1 } });
  expect(await readTally('vitest.json', root)).toEqual({ passed: 7, failed: 1 });
  expect(await readTally('playwright.json', root)).toEqual({ passed: 6, failed: 2 });
});

test('a test file that could not be loaded counts as a failure', async () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'passed', assertionResults: [] },
  ];
  put('packages/a/.results/vitest.json', { numPassedTests: 3, numFailedTests: 1, testResults });
  expect(await readTally('vitest.json', root)).toEqual({ passed: 3, failed: 2 });
});

test('reports of earlier runs do not count', async () => {
  const old = put('packages/a/.results/vitest.json', { numPassedTests: 3, numFailedTests: 0 });
  await forgetResults(root);
  expect(existsSync(old)).toBe(false);
  expect(await readTally('vitest.json', root)).toEqual({ passed: 0, failed: 0 });
});

test('programs are found on PATH in the order of their names', () => {
  const [second, first] = [put('x/two', ''), put('y/one', '')];
  expect(onPath([join(root, 'x'), join(root, 'y')].join(':'), ['one', 'two', 'three'])).toEqual([first, second]);
});

test('a named browser that starts is taken, one that does not is told', async () => {
  const fake = put('chromium', '#!/bin/sh\necho "<html></html>"\n');
  chmodSync(fake, 0o755);
  vi.stubEnv('LIVERY_CHROMIUM', fake);
  expect(await findBrowser()).toBe(fake);
  writeFileSync(fake, '#!/bin/sh\nexit 127\n');
  await expect(findBrowser()).rejects.toThrow(`LIVERY_CHROMIUM names ${fake}, which does not start as a browser`);
});
