import { expect, test } from 'vitest';
import { kpiBars } from './kpiBars.ts';

test('a week has one bar per day, also for days without data, and the number equals the amount', () => {
  const bars = kpiBars(
    [
      { day: '2026-03-02', amount: '200.50' },
      { day: '2026-03-07', amount: '50.00' },
    ],
    { from: '2026-03-01', to: '2026-03-07' },
  );
  expect(bars.map(({ from, amount, value }) => [from, amount, value])).toEqual([
    ['2026-03-01', '0.00', 0],
    ['2026-03-02', '200.50', 200.5],
    ['2026-03-03', '0.00', 0],
    ['2026-03-04', '0.00', 0],
    ['2026-03-05', '0.00', 0],
    ['2026-03-06', '0.00', 0],
    ['2026-03-07', '50.00', 50],
  ]);
});

test('over 90 days several days share a bar, and each day is included', () => {
  const days = ['2026-01-01', '2026-01-03', '2026-03-31'].map((day) => ({ day, amount: '1.00' }));
  const bars = kpiBars(days, { from: '2026-01-01', to: '2026-03-31' });
  expect(bars).toHaveLength(30);
  expect(bars[0]).toMatchObject({ from: '2026-01-01', to: '2026-01-03', amount: '2.00', value: 2 });
  expect(bars.at(-1)).toMatchObject({ to: '2026-03-31', amount: '1.00', value: 1 });
});

test('a day with a loss is below zero, and a bar is the sum of its days', () => {
  const days = [
    { day: '2026-01-01', amount: '100.00' },
    { day: '2026-01-02', amount: '-350.25' },
  ];
  const [first] = kpiBars(days, { from: '2026-01-01', to: '2026-03-31' });
  expect(first).toMatchObject({ amount: '-250.25', value: -250.25 });
});
