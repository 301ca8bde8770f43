import { expect, test } from 'vitest';
import { nextChaseChange } from './chaseChange.ts';

/** The previous draw closed at 100 seconds, and its numbers are drawn at 105 seconds. */
const draw = { issue: '2', opensAt: 100_000, closesAt: 155_000, drawsAt: 160_000, commitment: '' };

test.each([
  ['the draw before closed just now: the next one is bet on', 100_000, 101_500],
  ['it is drawn', 101_500, 106_500],
  ['it is settled, if that took longer', 106_500, 111_000],
  ['the draw that accepts bets closes', 111_000, 156_500],
  ['that draw is drawn', 156_500, 161_500],
  ['that draw is settled', 161_500, 166_000],
  ['the following draws are unknown', 166_000, undefined],
])('%s', (_what, answeredAt, changesAt) => expect(nextChaseChange([draw], answeredAt)).toBe(changesAt));

test('of several lotteries the first change is used; without lotteries there is no change', () => {
  const slower = { ...draw, opensAt: 90_000, closesAt: 295_000, drawsAt: 300_000 };
  expect(nextChaseChange([slower, draw], 112_000)).toBe(156_500);
  expect(nextChaseChange([], 0)).toBeUndefined();
});
