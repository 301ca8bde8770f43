import { expect, test } from 'vitest';
import { hasLabel, labelStep } from './labelStep.ts';

const labelled = (count: number, step: number) =>
  Array.from({ length: count }, (_, index) => index).filter((index) => hasLabel(index, step, count));

test.each([
  ['a week with room for all', 30, 40, 7, [0, 1, 2, 3, 4, 5, 6]],
  ['a week of wide words', 60, 40, 7, [2, 4, 6]],
  ['thirty days', 45, 10, 30, [4, 9, 14, 19, 24, 29]],
  ['at least one bar, in any width', 90, 40, 1, [0]],
  ['words wider than the whole drawing', 500, 40, 7, [6]],
  ['nothing laid out yet', 0, 0, 7, [6]],
])('labels do not touch, and the newest has one: %s', (_, room, column, count, expected) => {
  expect(labelled(count, labelStep(room, column, count))).toEqual(expected);
});
