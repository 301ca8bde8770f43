import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readGrowth, reportGrowth } from './growth.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-growth-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('growth of every package is reported, until a later measurement is within the budget', () => {
  const [bench, mobile] = [join(root, 'tooling/bench'), join(root, 'apps/mobile')];
  reportGrowth(bench, 'chunks', ['main.js grew by 301 bytes']);
  reportGrowth(mobile, 'home-padma', ['413 elements', '5 requests']);
  expect(readGrowth(root)).toEqual(['413 elements', '5 requests', 'main.js grew by 301 bytes']);
  reportGrowth(mobile, 'home-padma', []);
  expect(readGrowth(root)).toEqual(['main.js grew by 301 bytes']);
});
