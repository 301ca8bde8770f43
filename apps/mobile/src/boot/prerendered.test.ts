import { expect, test } from 'vitest';
import { isPrerenderTrusted } from './prerendered.ts';

const day = 24 * 60 * 60 * 1000;

test.each([
  ['now', 10 * day, true],
  ['less than a day ago', 9 * day + 1, true],
  ['a day ago', 9 * day, false],
  ['by a clock that is a little ahead', 10 * day + 60_000, true],
  ['by a clock that is a day ahead', 11 * day, false],
  ['at no time', Number.NaN, false],
])('whether a page that was prerendered %s is trusted: %s', (_when, drawnAt, isTrusted) => {
  expect(isPrerenderTrusted(String(drawnAt), 10 * day)).toBe(isTrusted);
});
