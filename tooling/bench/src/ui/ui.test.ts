import { expect, test } from 'vitest';
import { overweight, readBudgets } from './budgets.ts';
import { publicComponents } from './doors.ts';
import type { Weight } from './weigh.ts';
import { weights } from './weights.ts';

const light: Weight = {
  name: 'Light',
  door: '@livery/ui',
  folder: 'components/Light',
  js: 900,
  css: 100,
  later: 0,
  own: 700,
  drags: [
    { part: 'Spinner', bytes: 200 },
    { part: 'classNames', bytes: 30 },
  ],
};

test('a component within its budget, whose parts are named, is right', () => {
  expect(overweight(light, { total: 1000, drags: ['Spinner'] })).toEqual([]);
});

test.each([
  ['weighs more than it may', light, { total: 999, drags: ['Spinner'] }, 'Light weighs 1.00 KB, more than its 1.00 KB'],
  ['drags along what nobody named', light, { total: 1000 }, 'Light drags Spinner along (0.20 KB)'],
  [
    'fetches more later than it may',
    { ...light, later: 50 },
    { total: 1000, drags: ['Spinner'] },
    'Light fetches 0.05 KB when it is used',
  ],
  [
    'drags many small parts along',
    { ...light, drags: ['a', 'b', 'c'].map((part) => ({ part, bytes: 120 })) },
    { total: 1000 },
    'Light drags 0.36 KB of small parts along',
  ],
  ['has no budget', light, undefined, 'Light has no budget'],
])('a component that %s is named', (_, weight, budget, told) => {
  expect(overweight(weight, budget)).toEqual([expect.stringContaining(told)]);
});

test('every public component keeps its budget and drags along only what it names', { timeout: 600_000 }, async () => {
  const budgets = readBudgets();
  const all = await weights();
  expect(all.flatMap((weight) => overweight(weight, budgets[weight.name]))).toEqual([]);
  expect(
    Object.keys(budgets).filter((name) => publicComponents().every((one) => one.name !== name)),
    'budgets of components that are gone',
  ).toEqual([]);
  // What is built is what is meant: an icon library, a carousel and a component's own styles are seen where they are.
  const parts = (name: string) => all.find((one) => one.name === name)!.drags.map(({ part }) => part);
  expect(parts('BannerCarousel')).toContain('embla-carousel');
  expect(parts('Button')).toContain('Spinner');
  expect(all.find(({ name }) => name === 'Button')!.css).toBeGreaterThan(300);
});
