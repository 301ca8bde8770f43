import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firstLineOf, readResults, type TestResult, writeResults } from './testResults.ts';

let packageDir = '';
beforeEach(() => {
  packageDir = mkdtempSync(join(tmpdir(), 'livery-results-'));
  for (const file of ['a.test.ts', 'b.test.ts']) writeFileSync(join(packageDir, file), '');
});
afterEach(() => rmSync(packageDir, { recursive: true }));

const result = (file: string, title: string, state: TestResult['state'] = 'passed'): TestResult => ({
  file,
  title,
  project: '',
  state,
  duration: 5,
});

const write = (isWhole: boolean, ...results: TestResult[]) =>
  writeResults({ packageDir, report: 'vitest.json', results, isWhole });
const stored = () => readResults(join(packageDir, '.results/vitest.json'));
const states = () => Object.fromEntries(stored().map(({ title, state }) => [title, state]));

test('a whole run replaces all earlier results', () => {
  write(true, result('a.test.ts', 'one'), result('a.test.ts', 'two'));
  write(true, result('a.test.ts', 'one', 'failed'));
  expect(stored()).toEqual([result('a.test.ts', 'one', 'failed')]);
});

test('a run of one file preserves the results of the other files', () => {
  write(true, result('a.test.ts', 'one'), result('b.test.ts', 'two'));
  write(false, result('b.test.ts', 'two', 'failed'), result('b.test.ts', 'three'));
  expect(states()).toEqual({ one: 'passed', two: 'failed', three: 'passed' });
});

test('a run of one title preserves the results of the titles that it skips', () => {
  write(true, result('a.test.ts', 'one'), result('a.test.ts', 'two', 'failed'));
  write(false, result('a.test.ts', 'one', 'skipped'), result('a.test.ts', 'two'));
  expect(states()).toEqual({ one: 'passed', two: 'passed' });
});

test('tests with the same title in two projects are stored as two tests', () => {
  write(true, result('a.test.ts', 'one'), { ...result('a.test.ts', 'one'), project: 'other' });
  write(false, { ...result('a.test.ts', 'one', 'failed'), project: 'other' });
  expect(stored().map(({ state }) => state)).toEqual(['passed', 'failed']);
});

test('results of a deleted file are removed', () => {
  write(true, result('a.test.ts', 'one'), result('b.test.ts', 'two'));
  rmSync(join(packageDir, 'b.test.ts'));
  write(false, result('a.test.ts', 'one'));
  expect(states()).toEqual({ one: 'passed' });
});

test('an incomplete report is ignored and written again', () => {
  mkdirSync(join(packageDir, '.results'));
  const path = join(packageDir, '.results/vitest.json');
  writeFileSync(path, '{ "tests": [');
  expect(() => readResults(path)).toThrow('JSON');
  write(false, result('a.test.ts', 'one'));
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ tests: [result('a.test.ts', 'one')] });
});

test.each([
  ['\u001B[31mError: too early\u001B[39m\n  at line 3', 'Error: too early'],
  ['\nClick to debug the error directly in Storybook: http://localhost/\n\nexpected a toast', 'expected a toast'],
  ['', undefined],
  [undefined, undefined],
])('firstLineOf returns the first informative line of an error: %j', (message, line) => {
  expect(firstLineOf(message)).toBe(line);
});
