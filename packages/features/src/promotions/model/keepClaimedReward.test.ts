import { expect, test } from 'vitest';
import { keepClaimedReward } from './keepClaimedReward.ts';

const reward = (promoId: string) => ({ promoId });
const [a, b, c] = ['a', 'b', 'c'].map(reward) as [{ promoId: string }, { promoId: string }, { promoId: string }];

test('without a tried reward the list is unchanged', () => {
  expect(keepClaimedReward([a, b], undefined)).toEqual([a, b]);
});

test.each([
  [0, [b, a, c]],
  [1, [a, b, c]],
  [2, [a, c, b]],
])('a tried reward that no longer waits is inserted at index %i', (index, rows) => {
  expect(keepClaimedReward([a, c], { reward: b, index })).toEqual(rows);
});

test('a tried reward that still waits is in the list once, at its new index', () => {
  expect(keepClaimedReward([b, a], { reward: b, index: 1 })).toEqual([b, a]);
});
