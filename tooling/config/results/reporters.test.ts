import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startVitest } from 'vitest/node';
import PlaywrightResults from './playwrightReporter.ts';
import { readResults } from './testResults.ts';
import { VitestResults } from './vitestReporter.ts';

let packageDir = '';
beforeEach(() => {
  packageDir = mkdtempSync(join(import.meta.dirname, '.reporters-'));
});
afterEach(() => rmSync(packageDir, { recursive: true }));

const stored = (report: string) =>
  readResults(join(packageDir, '.results', report)).map(({ title, state, error }) => ({ title, state, error }));

test('vitest: a test that passes on a retry is flaky with its first error; three failures fail it', async () => {
  writeFileSync(
    join(packageDir, 'some.test.ts'),
    `import { expect, test } from 'vitest';
let tries = 0;
test('sound', () => {});
test('disturbed', () => { if (++tries < 3) throw new Error('try ' + tries + ' came too early\\nand more'); });
test('broken', () => expect(1).toBe(2));`,
  );
  const vitest = await startVitest('test', [], {
    root: packageDir,
    config: false,
    watch: false,
    retry: 2,
    reporters: [new VitestResults()],
    projects: ['gate', 'whole'].map((name) => ({ extends: true as const, test: { name, include: ['some.test.ts'] } })),
  });
  process.exitCode = 0;
  await vitest.close();
  const expected = [
    { title: 'sound', state: 'passed', error: undefined },
    { title: 'disturbed', state: 'flaky', error: 'try 1 came too early' },
    { title: 'broken', state: 'failed', error: expect.stringContaining('expected 1 to be 2') },
  ];
  expect(stored('vitest.json')).toEqual(expected);
  expect(stored('whole-vitest.json')).toEqual(expected);
});

test('playwright: flaky is a separate state; tests outside the gate have a separate report', () => {
  writeFileSync(join(packageDir, 'some.test.ts'), '');
  const testCase = (project: string, title: string, outcome: 'expected' | 'flaky' | 'unexpected' | 'skipped') => ({
    titlePath: () => ['', project, 'some.test.ts', title],
    outcome: () => outcome,
    location: { file: join(packageDir, 'some.test.ts') },
    results:
      outcome === 'expected'
        ? [{ duration: 5 }]
        : [{ duration: 5, error: { message: '\u001B[31mError: too early\u001B[39m\n  at line 3' } }, { duration: 6 }],
  });
  const reporter = new PlaywrightResults({ packageDir });
  const tests = [
    testCase('gate', 'sound', 'expected'),
    testCase('gate', 'disturbed', 'flaky'),
    testCase('matrix', 'broken', 'unexpected'),
  ];
  reporter.onBegin(undefined, { allTests: () => tests });
  reporter.onEnd({ status: 'failed' });
  expect(stored('playwright.json')).toEqual([
    { title: 'sound', state: 'passed', error: undefined },
    { title: 'disturbed', state: 'flaky', error: 'Error: too early' },
  ]);
  expect(stored('whole-playwright.json')).toEqual([{ title: 'broken', state: 'failed', error: 'Error: too early' }]);
});
