import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportGrowth } from '@livery/config/growth';
import { expect, test } from 'vitest';
import { packageDir } from '../compile.ts';
import { findGrowth } from '../firstLoad/groups.ts';
import { chunkProblems, readBudgets } from './budgets.ts';
import { groupChunks, measureChunks } from './measureChunks.ts';

/*
 * The files of the built app: their number and sizes. Files over their budget, and the parts that grew, are reported at
 * the end of the run. `pnpm --filter @livery/bench chunk-budgets` writes new budgets.
 */
test('every file of code and styles is compared with its budget', { timeout: 120_000 }, async () => {
  const budgets = readBudgets();
  const chunks = await measureChunks();
  expect(chunks.length).toBeGreaterThan(10);
  const problems = chunkProblems(chunks, budgets);
  const heavy = problems.flatMap((problem) => problem.heavy ?? []).filter((name) => name.endsWith('.js'));
  const groups = heavy.length > 0 ? await groupsNow() : {};
  const lines = problems.flatMap(({ line, heavy: name }) => [
    line,
    ...(name === undefined
      ? []
      : findGrowth(groups[name] ?? {}, budgets[name]!.groups ?? {}).map((part) => `  ${part}`)),
  ]);
  reportGrowth(packageDir, 'chunks', lines);
});

async function groupsNow() {
  const scratch = mkdtempSync(join(tmpdir(), 'livery-chunks-'));
  try {
    return await groupChunks(scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

test.each([
  ['the same', [{ name: 'main.js', bytes: 10_000 }], []],
  ['3 % more', [{ name: 'main.js', bytes: 10_300 }], []],
  [
    'a growth above the limit',
    [{ name: 'main.js', bytes: 10_301 }],
    ['main.js grew by 301 to 10301 bytes, more than 3 %'],
  ],
  [
    'a file more',
    [
      { name: 'main.js', bytes: 10_000 },
      { name: 'Extra.js', bytes: 5_000 },
    ],
    ['Extra.js is a new file of 5000 bytes; the budgets have 1'],
  ],
  [
    'a shared file above its maximum',
    [{ name: 'shared.js', bytes: 30_001 }],
    ['shared.js is a new file of 30001 bytes; the budgets have 1', 'shared.js has 30001 bytes, more than 30000'],
  ],
])('%s', (_, chunks, lines) => {
  expect(chunkProblems(chunks, { 'main.js': { bytes: 10_000 } }).map(({ line }) => line)).toEqual(lines);
});
