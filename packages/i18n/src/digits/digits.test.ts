import { expect, test } from 'vitest';
import { toLatinDigits, toNumerals } from './digits.ts';

test('digits of three scripts count as 0-9', () => {
  expect(toLatinDigits('০১২ ٣٤٥ ۶۷۸ 9 abc')).toBe('012 345 678 9 abc');
});

test('0-9 come out in the numerals asked for', () => {
  expect(toNumerals('2026', 'beng')).toBe('২০২৬');
  expect(toNumerals('2026', 'arabext')).toBe('۲۰۲۶');
  expect(toNumerals('2026', 'latn')).toBe('2026');
});
