import { expect, test } from 'vitest';
import { drawingHeight, figureScale } from './figureScale.ts';

test.each([
  [
    [40_000, 0, 98_000],
    [0, 50_000, 100_000],
  ],
  [[420], [0, 200, 400, 600]],
  [[1], [0, 1]],
  [[0.02], [0, 1]],
  [
    [2, 1],
    [0, 1, 2],
  ],
  [
    [-50, 700],
    [-500, 0, 500, 1000],
  ],
  [
    [-300, -20],
    [-300, -200, -100, 0],
  ],
])('the scale of %j has lines at %j', (values, ticks) => {
  expect(figureScale(values).ticks).toEqual(ticks);
});

test('if all values are zero, there is one line, at the lower edge', () => {
  const { ticks, at } = figureScale([0, 0, 0]);
  expect([ticks, at(0)]).toEqual([[0], drawingHeight]);
});

test('all scales have two to four integers at equal distances from the lower to the upper edge', () => {
  const bounds = [0, 1, 3, 7, 11, 45, 99, 101, 350, 999, 12_345, 250_001, 7_000_000_000];
  for (const low of bounds)
    for (const high of bounds) {
      if (low === 0 && high === 0) continue;
      const { ticks, at } = figureScale([-low, high]);
      const name = `from ${-low} to ${high}`;
      expect(ticks.length, name).toBeGreaterThanOrEqual(2);
      expect(ticks.length, name).toBeLessThanOrEqual(4);
      expect(ticks, name).toContain(0);
      expect(ticks.every(Number.isInteger), name).toBe(true);
      const gap = drawingHeight / (ticks.length - 1);
      ticks.forEach((tick, index) => expect(at(tick), name).toBeCloseTo(drawingHeight - index * gap, 6));
      expect(at(-low), name).toBeLessThanOrEqual(drawingHeight);
      expect(at(high), name).toBeGreaterThanOrEqual(0);
    }
});
