import { expect, test } from 'vitest';
import { wholeBudget } from './budgets.ts';
import { type CountedRun, renderCpu, renderFailures, renderFlaky, renderGrowth, renderRuns } from './renderRuns.ts';

const budgets = {
  everything: 600,
  'everything and whole': 2400,
  'everything, unchanged': 90,
  lint: 60,
  test: 30,
  'test @livery/ui': 120,
};

const flaky = { file: 'packages/ui/src/a.test.ts', title: 'opens', error: 'Error: too early' };

const counted = (run: Partial<CountedRun>): CountedRun => ({
  task: 'test',
  package: '@livery/api',
  directory: 'packages/api',
  hasPassed: true,
  isCached: false,
  duration: 20_000,
  count: { passed: 5, failed: 0, failures: [], flaky: [] },
  ...run,
});

test('the CPU time is in whole seconds, and left out if the system does not report it', () => {
  expect(renderCpu(1600.4)).toBe('; 1600 CPU seconds');
  expect(renderCpu(undefined)).toBe('');
});

test('each task shows its tests, its time and its own budget, or else the budget of its kind', () => {
  const lines = renderRuns(
    [
      counted({ task: 'lint', package: '//', count: { passed: 1, failed: 0, failures: [], flaky: [] } }),
      counted({}),
      counted({
        package: '@livery/ui',
        duration: 130_000,
        count: { passed: 7, failed: 1, failures: [], flaky: [flaky] },
      }),
      counted({ package: '@livery/i18n', isCached: true }),
    ],
    budgets,
  ).split('\n');
  expect(lines[0]).toMatch(/^ {2}✓ lint +20\.0 s of 60 s$/);
  expect(lines[1]).toMatch(/^ {2}✓ test @livery\/api +5 passed, 0 failed +20\.0 s of 30 s$/);
  expect(lines[2]).toMatch(/^ {2}✗ test @livery\/ui +7 passed, 1 failed, 1 flaky +130\.0 s of 120 s, over its budget$/);
  expect(lines[3]).toMatch(/^ {2}✓ test @livery\/i18n +5 passed, 0 failed +unchanged$/);
});

test('a task with findings that do not fail the run is marked', () => {
  const count = { passed: 0, failed: 0, failures: [], flaky: [] };
  const lines = renderRuns([counted({ task: 'knip', package: '//', hasPassed: false, count })], budgets);
  expect(lines).toMatch(/^ {2}! knip +20\.0 s$/);
});

test('renderGrowth lists the parts that grew beyond their budget', () => {
  expect(renderGrowth([])).toBe('');
  expect(renderGrowth(['main.js grew by 301 bytes', '  react']).split('\n').slice(1)).toEqual([
    '  main.js grew by 301 bytes',
    '    react',
  ]);
});

test('a run without changes has its own budget', () => {
  expect(wholeBudget([counted({ isCached: true })], budgets, true)).toBe(90);
  expect(wholeBudget([counted({ isCached: true }), counted({})], budgets, true)).toBe(600);
  expect(wholeBudget([counted({ isCached: true }), counted({})], budgets, false)).toBe(2400);
});

test('flaky tests are counted, and each is listed with its first error', () => {
  expect(renderFlaky([counted({})])).toBe('');
  const text = renderFlaky([counted({}), counted({ count: { passed: 2, failed: 0, failures: [], flaky: [flaky] } })]);
  expect(text.split('\n')).toEqual([
    expect.stringMatching(/^1 flaky: /),
    '  packages/ui/src/a.test.ts › opens',
    '    Error: too early',
  ]);
});

test('each failed test is listed with its error, and a task without test names by its name', () => {
  expect(renderFailures([counted({})])).toBe('');
  const text = renderFailures([
    counted({ count: { passed: 2, failed: 1, failures: [flaky], flaky: [] } }),
    counted({ task: 'lint', package: '//', count: { passed: 0, failed: 1, failures: [], flaky: [] } }),
  ]);
  expect(text.split('\n')).toEqual([
    'Failed:',
    '  packages/ui/src/a.test.ts › opens',
    '    Error: too early',
    '  lint: see its output above',
  ]);
});
