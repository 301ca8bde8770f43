import { expect, test } from 'vitest';
import { formatMonth } from './formatMonth.ts';

test.each([
  ['en-u-nu-latn', 'March 2026'],
  ['bn-u-nu-beng', 'মার্চ ২০২৬'],
  ['pt-BR-u-nu-latn', 'março de 2026'],
])('in %s a month is formatted as %s', (locale, words) => {
  expect(formatMonth(locale, '2026-03')).toBe(words);
});
