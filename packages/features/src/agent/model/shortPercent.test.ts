import { expect, test } from 'vitest';
import { kpiBars } from './kpiBars.ts';
import { shortPercent } from './shortPercent.ts';

test.each([
  ['0.40', '0.4'],
  ['10.00', '10'],
  ['100.00', '100'],
  ['12.55', '12.55'],
])('%s %% is said as %s', (percent, short) => {
  expect(shortPercent(percent)).toBe(short);
});

test('a week has a bar a day, days without figures too; the highest is whole', () => {
  const bars = kpiBars(
    [
      { day: '2026-03-02', amount: '200.50' },
      { day: '2026-03-07', amount: '50.00' },
    ],
    { from: '2026-03-01', to: '2026-03-07' },
  );
  expect(bars.map(({ from, amount, share }) => [from, amount, share])).toEqual([
    ['2026-03-01', '0.00', 0],
    ['2026-03-02', '200.50', 1000],
    ['2026-03-03', '0.00', 0],
    ['2026-03-04', '0.00', 0],
    ['2026-03-05', '0.00', 0],
    ['2026-03-06', '0.00', 0],
    ['2026-03-07', '50.00', 249],
  ]);
});

test('of 90 days some share a bar, and none is lost', () => {
  const days = ['2026-01-01', '2026-01-03', '2026-03-31'].map((day) => ({ day, amount: '1.00' }));
  const bars = kpiBars(days, { from: '2026-01-01', to: '2026-03-31' });
  expect(bars).toHaveLength(30);
  expect(bars[0]).toMatchObject({ from: '2026-01-01', to: '2026-01-03', amount: '2.00', share: 1000 });
  expect(bars.at(-1)).toMatchObject({ to: '2026-03-31', amount: '1.00', share: 500 });
});
