import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { groupFirstLoad, total, weighFirstLoad } from './firstLoad.ts';
import { storedGroups, whatGrew } from './groups.ts';

/*
 * The target of the first load. Bytes do not depend on the machine. What grew since `groups.json` was written is in the
 * message; `pnpm --filter @livery/bench first-load-groups` writes it anew.
 */
const budget = { ratio: 1.15, files: 3 };

test('home’s first-load JavaScript stays within its budget', { timeout: 120_000 }, async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'livery-first-load-'));
  onTestFinished(() => rmSync(scratch, { recursive: true, force: true }));
  const { files, baseline } = await weighFirstLoad(scratch);
  const ratio = total(files) / total(baseline);
  const grown = ratio > budget.ratio ? whatGrew(await groupFirstLoad(scratch), storedGroups()) : [];
  expect(
    ratio,
    `first load of home over the baseline; since groups.json was written:\n${grown.join('\n')}`,
  ).toBeLessThanOrEqual(budget.ratio);
  expect(files.length, files.map(({ name }) => name).join('\n')).toBeLessThanOrEqual(budget.files);
});
