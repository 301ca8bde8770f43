import { reportGrowth } from '@livery/config/growth';
import { expect, test } from 'vitest';
import { packageDir } from '../compile.ts';
import { budgetProblems, readBudgets } from './budgets.ts';
import { publicComponents } from './publicComponents.ts';
import type { Weight } from './weigh.ts';
import { weights } from './weights.ts';

const light: Weight = {
  name: 'Light',
  publicEntry: '@livery/ui',
  folder: 'components/Light',
  js: 900,
  css: 100,
  later: 0,
  own: 700,
  parts: [
    { part: 'Spinner', bytes: 200 },
    { part: 'classNames', bytes: 30 },
  ],
};

test('a component within its budget, with all parts listed, has no problem', () => {
  expect(budgetProblems(light, { total: 1000, parts: ['Spinner'] })).toEqual([]);
});

test.each([
  [
    'weighs more than its budget allows',
    light,
    { total: 999, parts: ['Spinner'] },
    'Light weighs 1.00 KB, more than its budget of 1.00 KB',
  ],
  ['includes a part that its budget does not list', light, { total: 1000 }, 'Light includes Spinner (0.20 KB)'],
  [
    'loads more later than its budget allows',
    { ...light, later: 50 },
    { total: 1000, parts: ['Spinner'] },
    'Light loads 0.05 KB when it is used',
  ],
  [
    'includes many small parts',
    { ...light, parts: ['a', 'b', 'c'].map((part) => ({ part, bytes: 120 })) },
    { total: 1000 },
    'Light includes 0.36 KB of small parts',
  ],
  ['has no budget', light, undefined, 'Light has no budget'],
])('a component that %s is reported', (_, weight, budget, message) => {
  expect(budgetProblems(weight, budget)).toEqual([expect.stringContaining(message)]);
});

test(
  'every public component is compared with its budget, and each budget has a component',
  { timeout: 240_000 },
  async () => {
    const budgets = readBudgets();
    const all = await weights();
    reportGrowth(
      packageDir,
      'components',
      all.flatMap((weight) => budgetProblems(weight, budgets[weight.name])),
    );
    expect(
      Object.keys(budgets).filter((name) => publicComponents().every((one) => one.name !== name)),
      'budgets of deleted components',
    ).toEqual([]);
    // Checks that the measurement works: an icon library, a carousel and a component's own styles are found.
    const parts = (name: string) => all.find((one) => one.name === name)!.parts.map(({ part }) => part);
    expect(parts('BannerCarousel')).toContain('embla-carousel');
    expect(parts('Button')).toContain('Spinner');
    expect(all.find(({ name }) => name === 'Button')!.css).toBeGreaterThan(300);
  },
);
