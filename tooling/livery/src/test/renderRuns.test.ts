import { expect, test } from 'vitest';
import { wholeBudget } from './budgets.ts';
import { type CountedRun, renderRuns } from './renderRuns.ts';

const budgets = { everything: 600, 'everything, unchanged': 90, lint: 60, test: 30, 'test @livery/ui': 120 };

const counted = (run: Partial<CountedRun>): CountedRun => ({
  task: 'test',
  package: '@livery/api',
  directory: 'packages/api',
  hasPassed: true,
  isCached: false,
  duration: 20_000,
  count: { passed: 5, failed: 0 },
  ...run,
});

test('each task shows its tests, its time and its budget: its own, else that of its kind', () => {
  const lines = renderRuns(
    [
      counted({ task: 'lint', package: '//', count: { passed: 1, failed: 0 } }),
      counted({}),
      counted({ package: '@livery/ui', duration: 130_000, count: { passed: 7, failed: 1 } }),
      counted({ package: '@livery/i18n', isCached: true }),
    ],
    budgets,
  ).split('\n');
  expect(lines[0]).toMatch(/^ {2}✓ lint +20\.0 s of 60 s$/);
  expect(lines[1]).toMatch(/^ {2}✓ test @livery\/api +5 passed, 0 failed +20\.0 s of 30 s$/);
  expect(lines[2]).toMatch(/^ {2}✗ test @livery\/ui +7 passed, 1 failed +130\.0 s of 120 s, over its budget$/);
  expect(lines[3]).toMatch(/^ {2}✓ test @livery\/i18n +5 passed, 0 failed +unchanged$/);
});

test('a run in which nothing changed has a budget of its own', () => {
  expect(wholeBudget([counted({ isCached: true })], budgets)).toBe(90);
  expect(wholeBudget([counted({ isCached: true }), counted({})], budgets)).toBe(600);
});
