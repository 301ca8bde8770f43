import { describe, expect, it } from 'vitest';
import { addDays, lastDays, rangeProblem } from './days.ts';

describe('days', () => {
  it.each([
    ['2026-03-01', -1, '2026-02-28'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-10-25', 1, '2026-10-26'],
  ])('%s plus %i is %s', (day, days, result) => expect(addDays(day, days)).toBe(result));

  it('from lastDays include today', () => {
    expect(lastDays('2026-11-21', 1)).toEqual({ from: '2026-11-21', to: '2026-11-21' });
    expect(lastDays('2026-11-21', 7)).toEqual({ from: '2026-11-15', to: '2026-11-21' });
    expect(lastDays('2026-11-21', 30)).toEqual({ from: '2026-10-23', to: '2026-11-21' });
  });
});

describe('a range', () => {
  const limits = { min: '2026-01-01', max: '2026-11-21' };
  it.each([
    [{ from: '2026-11-01', to: '2026-11-21' }, undefined],
    [{ from: '2026-11-21', to: '2026-11-21' }, undefined],
    [{ from: '', to: '2026-11-21' }, undefined],
    [{ from: '2026-11-22', to: '2026-11-21' }, 'order'],
    [{ from: '2025-12-31', to: '2026-11-21' }, 'limits'],
    [{ from: '2026-11-01', to: '2026-11-22' }, 'limits'],
  ])('%j has the problem %j', (range, problem) => expect(rangeProblem(range, limits)).toBe(problem));

  it('without limits is always valid', () =>
    expect(rangeProblem({ from: '1990-01-01', to: '2990-01-01' }, {})).toBeUndefined());
});
