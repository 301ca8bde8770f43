import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildFirstLoad, total } from './firstLoad.ts';
import { keptGroups, whatGrew } from './groups.ts';

/*
 * The target of the first load. Bytes do not depend on the machine. What grew since `groups.json` was written is in the
 * message; `pnpm --filter @livery/bench first-load-groups` writes it anew.
 */
const budget = { ratio: 1.15, files: 3 };

test('home’s first-load JavaScript stays within its budget', { timeout: 120_000 }, async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'livery-first-load-'));
  onTestFinished(() => rmSync(scratch, { recursive: true, force: true }));
  const { files, groups, floor } = await buildFirstLoad(scratch);
  const grown = whatGrew(groups, keptGroups());
  expect(
    total(files) / total(floor),
    `first load of home over the floor; since groups.json was written:\n${grown.join('\n')}`,
  ).toBeLessThanOrEqual(budget.ratio);
  expect(files.length, files.map(({ name }) => name).join('\n')).toBeLessThanOrEqual(budget.files);
});
