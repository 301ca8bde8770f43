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

test('a whole run replaces what was known', () => {
  write(true, result('a.test.ts', 'one'), result('a.test.ts', 'two'));
  write(true, result('a.test.ts', 'one', 'failed'));
  expect(stored()).toEqual([result('a.test.ts', 'one', 'failed')]);
});

test('a run of one file keeps what is known of the others', () => {
  write(true, result('a.test.ts', 'one'), result('b.test.ts', 'two'));
  write(false, result('b.test.ts', 'two', 'failed'), result('b.test.ts', 'three'));
  expect(states()).toEqual({ one: 'passed', two: 'failed', three: 'passed' });
});

test('a run of one title keeps what is known of those that it skips', () => {
  write(true, result('a.test.ts', 'one'), result('a.test.ts', 'two', 'failed'));
  write(false, result('a.test.ts', 'one', 'skipped'), result('a.test.ts', 'two'));
  expect(states()).toEqual({ one: 'passed', two: 'passed' });
});

test('the same title in two projects is two tests', () => {
  write(true, result('a.test.ts', 'one'), { ...result('a.test.ts', 'one'), project: 'other' });
  write(false, { ...result('a.test.ts', 'one', 'failed'), project: 'other' });
  expect(stored().map(({ state }) => state)).toEqual(['passed', 'failed']);
});

test('what is known of a file that is gone is forgotten', () => {
  write(true, result('a.test.ts', 'one'), result('b.test.ts', 'two'));
  rmSync(join(packageDir, 'b.test.ts'));
  write(false, result('a.test.ts', 'one'));
  expect(states()).toEqual({ one: 'passed' });
});

test('a report that broke off is no report, and is written anew', () => {
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
])('an error is known by its first line that says something: %j', (message, line) => {
  expect(firstLineOf(message)).toBe(line);
});
