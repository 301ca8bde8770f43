import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { refreshHomes } from './refreshHomes.ts';

test('refreshHomes tries every home even if others fail, and reports each', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-homes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const prerender = join(folder, 'prerender.mjs');
  writeFileSync(prerender, 'export const prerenderHome = async () => "";');
  const folders = Array.from({ length: 20 }, (_, index) => join(folder, `skin-${index}`));
  for (const skin of folders) mkdirSync(skin);
  const reported: string[] = [];
  for await (const { folder: skin, failure } of refreshHomes({ folders, prerender, gateway: undefined })) {
    // These folders contain no assembled skin.
    expect(failure?.message).toContain('.home.json');
    reported.push(skin);
  }
  expect(reported.toSorted()).toEqual(folders.toSorted());
});
