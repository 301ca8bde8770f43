import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countTests, removeReports } from './countTests.ts';
import type { TaskRun } from './runTasks.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-test-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function putReport(path: string, ...states: string[]): string {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ tests: states.map((state, title) => ({ title, state })) }));
  return file;
}

const taskRun = (task: string, hasPassed = true): TaskRun => ({
  task,
  package: '@livery/a',
  directory: 'packages/a',
  hasPassed,
  isCached: false,
  duration: 0,
});

test.each([
  ['test', 'vitest.json'],
  ['e2e', 'playwright.json'],
  ['whole', 'whole-vitest.json'],
  ['whole', 'whole-playwright.json'],
])('the tests of %s are counted from %s, without skipped tests', (task, report) => {
  putReport(`packages/a/.results/${report}`, 'passed', 'failed', 'passed', 'skipped');
  expect(countTests(taskRun(task, false), root)).toMatchObject({ passed: 2, failed: 1, flaky: [] });
});

test('a failed test is listed with its error', () => {
  const failed = { file: 'src/a.test.ts', title: 'opens', state: 'failed', error: 'Error: shut' };
  writeFileSync(putReport('packages/a/.results/vitest.json'), JSON.stringify({ tests: [failed] }));
  expect(countTests(taskRun('test', false), root).failures).toEqual([
    { file: 'packages/a/src/a.test.ts', title: 'opens', error: 'Error: shut' },
  ]);
});

test('a flaky test counts as passed, and is listed with its first error', () => {
  const flaky = { file: 'src/a.test.ts', title: 'opens', state: 'flaky', error: 'Error: too early' };
  const passed = { file: 'src/a.test.ts', title: 'closes', state: 'passed' };
  const path = putReport('packages/a/.results/vitest.json');
  writeFileSync(path, JSON.stringify({ tests: [passed, flaky] }));
  expect(countTests(taskRun('test'), root)).toEqual({
    passed: 2,
    failed: 0,
    failures: [],
    flaky: [{ file: 'packages/a/src/a.test.ts', title: 'opens', error: 'Error: too early' }],
  });
});

test('a failed task with only flaky tests counts as one more failure', () => {
  putReport('packages/a/.results/vitest.json', 'flaky');
  expect(countTests(taskRun('test', false), root)).toMatchObject({ passed: 1, failed: 1 });
});

test('a task without a report counts as one check', () => {
  expect(countTests(taskRun('lint'), root)).toMatchObject({ passed: 1, failed: 0 });
  expect(countTests(taskRun('lint', false), root)).toMatchObject({ passed: 0, failed: 1 });
});

test('unused code is reported and does not count as a failure', () => {
  expect(countTests(taskRun('knip', false), root)).toMatchObject({ passed: 0, failed: 0 });
});

test('a run without results is a failure with any exit code', () => {
  expect(countTests(taskRun('test'), root)).toMatchObject({ passed: 0, failed: 1 });
  putReport('packages/a/.results/vitest.json', 'passed');
  expect(countTests(taskRun('test', false), root)).toMatchObject({ passed: 1, failed: 1 });
});

test('reports of earlier runs are removed', async () => {
  const earlier = putReport('packages/a/.results/vitest.json', 'passed');
  await removeReports(root);
  expect(existsSync(earlier)).toBe(false);
});
