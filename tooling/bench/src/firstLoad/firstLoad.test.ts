import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportGrowth } from '@livery/config/growth';
import { expect, onTestFinished, test } from 'vitest';
import { packageDir } from '../compile.ts';
import { groupFirstLoad, measureFirstLoad } from './firstLoad.ts';
import { frameRatio, measureFrame } from './frame.ts';
import { storedGroups, findGrowth } from './groups.ts';
import { chunkLines, total } from './weigh.ts';

/*
 * The first load relative to the same libraries with one empty route. Bytes do not depend on the machine. Above the
 * target, the test reports the parts that grew since `groups.json` was written; `pnpm --filter @livery/bench
 * first-load-groups` writes that file again. Above the limit, the test fails.
 */
const target = 1.15;
const limit = 1.25;
const mostFiles = 3;
/** The frame's size relative to the app's when it was last checked. A higher value is reported, and does not fail. */
const frameLooked = 0.87;

test('home’s first-load JavaScript stays below its limit, in at most three files', { timeout: 120_000 }, async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'livery-first-load-'));
  onTestFinished(() => rmSync(scratch, { recursive: true, force: true }));
  const { files, baseline } = await measureFirstLoad(scratch);
  const ratio = total(files) / total(baseline);
  const grown = ratio > target ? findGrowth(await groupFirstLoad(scratch), storedGroups()) : [];
  const line = `first-load JavaScript of home is ${ratio.toFixed(3)} of the baseline, target ${target}; the parts that grew:`;
  reportGrowth(packageDir, 'firstLoad', ratio > target ? [line, ...grown.map((part) => `  ${part}`)] : []);
  expect(ratio, [line, ...grown].join('\n')).toBeLessThanOrEqual(limit);
  expect(files.length, files.map(({ name }) => name).join('\n')).toBeLessThanOrEqual(mostFiles);
});

test(
  'growth of the lottery frame’s first load is reported, and its files are cached separately',
  { timeout: 120_000 },
  async () => {
    const load = await measureFrame();
    const ratio = frameRatio(load);
    const line = `the first load of the lottery frame is ${ratio.toFixed(3)} of home’s; at the last check it was ${frameLooked}:`;
    reportGrowth(packageDir, 'lotteryFrame', ratio > frameLooked ? [line, ...chunkLines(load.frame)] : []);
    expect(load.frame.map(({ name }) => name)).toEqual(expect.arrayContaining(['main.js', 'vendor.js', 'main.css']));
  },
);
