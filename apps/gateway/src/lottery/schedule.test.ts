import { expect, test } from 'vitest';
import { slotsAfter, slotsBefore, slotsFrom } from './schedule.ts';

const minutely = { intervalSeconds: 60, dailyMinute: null };
const evening = { intervalSeconds: null, dailyMinute: 18 * 60 + 15 };

test('a fast lottery always has an open draw, and its issues count from midnight UTC', () => {
  const slots = slotsAfter(minutely, new Date('2026-03-01T23:58:30Z'), 3);
  expect(slots.map(({ issue }) => issue)).toEqual(['20260301-1439', '20260301-1440', '20260302-0001']);
  expect(slots[0]).toEqual({
    issue: '20260301-1439',
    opensAt: new Date('2026-03-01T23:57:55Z'),
    closesAt: new Date('2026-03-01T23:58:55Z'),
    drawsAt: new Date('2026-03-01T23:59:00Z'),
  });
  expect(slots.slice(1).map(({ opensAt }) => opensAt)).toEqual(slots.slice(0, 2).map(({ closesAt }) => closesAt));
});

test('a draw whose time is now is a past draw, and the next draw is after it', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  expect(slotsBefore(minutely, now, 2).map(({ issue }) => issue)).toEqual(['20260301-0720', '20260301-0719']);
  expect(slotsAfter(minutely, now, 1).map(({ issue }) => issue)).toEqual(['20260301-0721']);
});

test('a daily draw uses the time and date of Vietnam', () => {
  const [next] = slotsAfter(evening, new Date('2026-03-01T11:15:00Z'), 1);
  expect(next).toEqual({
    issue: '20260302',
    opensAt: new Date('2026-03-01T11:00:00Z'),
    closesAt: new Date('2026-03-02T11:00:00Z'),
    drawsAt: new Date('2026-03-02T11:15:00Z'),
  });
  expect(slotsBefore(evening, new Date('2026-03-01T11:15:00Z'), 1)[0]!.issue).toBe('20260301');
});

test.each([
  ['fast', minutely, '2026-03-01T23:58:30Z'],
  ['fast, over midnight', minutely, '2026-03-01T23:59:30Z'],
  ['daily', evening, '2026-03-01T10:00:00Z'],
  ['daily, after its draw', evening, '2026-03-01T18:00:00Z'],
  ['early in the day', { intervalSeconds: null, dailyMinute: 60 }, '2026-03-01T17:00:00Z'],
])('slotsFrom returns the consecutive draws from an issue: %s', (_what, rhythm, now) => {
  const slots = slotsAfter(rhythm, new Date(now), 4);
  expect(slotsFrom(rhythm, slots[0]!.issue, 4)).toEqual(slots);
});

test('slotsFrom throws for an invalid issue', () => {
  for (const issue of ['never', '20260301', '20260301-1441'])
    expect(() => slotsFrom(minutely, issue, 2)).toThrow(issue);
});
