import { expect, test } from 'vitest';
import { toNumerals } from './digits.ts';

test('toNumerals converts 0-9 to the given numerals', () => {
  expect(toNumerals('2026', 'beng')).toBe('২০২৬');
  expect(toNumerals('2026', 'arabext')).toBe('۲۰۲۶');
  expect(toNumerals('2026', 'latn')).toBe('2026');
});
