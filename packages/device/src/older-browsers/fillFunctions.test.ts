import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillFunctions } from './fillFunctions.ts';

const places = [
  [Array.prototype, 'toSorted'],
  [Array.prototype, 'toReversed'],
  [Array.prototype, 'toSpliced'],
  [Array.prototype, 'with'],
  [URL, 'canParse'],
] as const;

let own: (PropertyDescriptor | undefined)[];

/** Simulates a browser without these functions. */
beforeEach(() => {
  own = places.map(([target, name]) => Object.getOwnPropertyDescriptor(target, name));
  for (const [target, name] of places) Reflect.deleteProperty(target, name);
});

afterEach(() => {
  places.forEach(([target, name], index) => {
    const before = own[index];
    if (before === undefined) Reflect.deleteProperty(target, name);
    else Object.defineProperty(target, name, before);
  });
});

test('adds toSorted, toReversed, toSpliced and with, which do not change the array', () => {
  expect('toSorted' in []).toBe(false);
  fillFunctions();
  const numbers = [3, 10, 2];
  expect(numbers.toSorted()).toEqual([10, 2, 3]);
  expect(numbers.toSorted((a, b) => a - b)).toEqual([2, 3, 10]);
  expect(numbers.toReversed()).toEqual([2, 10, 3]);
  expect(numbers.toSpliced(1, 1, 7, 8)).toEqual([3, 7, 8, 2]);
  expect(numbers.toSpliced(1)).toEqual([3]);
  expect(numbers.with(1, 9)).toEqual([3, 9, 2]);
  // oxlint-disable-next-line no-confusing-array-with -- the added function has to treat it as the browser's own does
  expect(numbers.with(-1, 9)).toEqual([3, 10, 9]);
  expect(() => numbers.with(3, 9)).toThrow(RangeError);
  expect(numbers).toEqual([3, 10, 2]);
});

test('adds URL.canParse', () => {
  fillFunctions();
  expect(URL.canParse('https://nova.example/a')).toBe(true);
  expect(URL.canParse('/a')).toBe(false);
  expect(URL.canParse('/a', 'https://nova.example')).toBe(true);
});

test("added functions are not enumerable, and the browser's own functions are not replaced", () => {
  fillFunctions();
  for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with'])
    expect(Object.getOwnPropertyDescriptor(Array.prototype, name)).toMatchObject({ enumerable: false });
  const canParse = () => true;
  URL.canParse = canParse;
  fillFunctions();
  expect(URL.canParse).toBe(canParse);
});
