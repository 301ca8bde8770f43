import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { firstLoad } from './firstLoad.ts';

/*
 * Where the first load stands, with a little room: it may come down to its target, not creep up. Bytes do not depend on
 * the machine. What failed is in the message, file by file; `pnpm bench first-load` prints the same.
 */
const budget = { ratio: 1.225, files: 5 };

test('home’s first-load JavaScript stays within its budget', { timeout: 60_000 }, async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'livery-first-load-'));
  onTestFinished(() => rmSync(scratch, { recursive: true, force: true }));
  const [{ ratio, notes } = { ratio: NaN, notes: [] }] = await firstLoad.measure(scratch);
  const files = notes.filter((note) => !note.includes('floor:'));
  expect(ratio, `home over the floor:\n${notes.join('\n')}`).toBeLessThanOrEqual(budget.ratio);
  expect(files.length, `files of home:\n${files.join('\n')}`).toBeLessThanOrEqual(budget.files);
});
