import { describe, expect, test } from 'vitest';
import { type Period, periodOf, rangeOf, readPeriod, usualPeriod, writePeriod } from './period.ts';

const today = '2026-03-01';
const read = (query: string) => readPeriod(new URLSearchParams(query));

describe('a period', () => {
  test.each<[string, Period]>([
    ['', usualPeriod],
    ['days=1', { days: 1 }],
    ['days=30', { days: 30 }],
    ['from=2026-02-27&to=2026-02-28', { from: '2026-02-27', to: '2026-02-28' }],
  ])('is written to an address as "%s" and read back from it', (query, period) => {
    expect(read(query)).toEqual(period);
    expect(new URLSearchParams(writePeriod(period)).toString()).toBe(query);
  });

  test.each(['days=5', 'days=x', 'from=2026-02-30&to=2026-03-01', 'from=2026-02-01', 'from=yesterday&to=today'])(
    '"%s" is invalid, so the default period is used',
    (query) => expect(read(query)).toEqual(usualPeriod),
  );

  test('with a number of days includes today', () => {
    expect(rangeOf({ days: 1 }, today)).toEqual({ from: today, to: today });
    expect(rangeOf({ days: 7 }, today)).toEqual({ from: '2026-02-23', to: today });
    expect(rangeOf({ from: '2026-01-01', to: '2026-01-02' }, today)).toEqual({ from: '2026-01-01', to: '2026-01-02' });
  });

  test('with selected days becomes the preset that has the same days', () => {
    expect(periodOf({ from: '2026-02-23', to: today }, today)).toEqual({ days: 7 });
    expect(periodOf({ from: '2026-02-23', to: '2026-02-28' }, today)).toEqual({
      from: '2026-02-23',
      to: '2026-02-28',
    });
  });
});
