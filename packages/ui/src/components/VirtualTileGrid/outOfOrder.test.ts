import { expect, test } from 'vitest';
import { outOfOrder } from './outOfOrder.ts';

test.each([
  [[], []],
  [[3, 4, 5], []],
  [
    [6, 7, 2, 3, 4, 5],
    [6, 7],
  ],
  [
    [3, 4, 5, 1, 2],
    [1, 2],
  ],
  [
    [1, 9, 2, 3, 8, 4, 5],
    [9, 8],
  ],
])('outOfOrder(%j) returns the numbers that must move: %j', (numbers, moved) => {
  expect([...outOfOrder(numbers)]).toEqual(moved);
});
