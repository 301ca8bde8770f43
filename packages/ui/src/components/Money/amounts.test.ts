import { expect, test } from 'vitest';
import { amountBetween, changeOf } from './amounts.ts';

test.each([
  ['100.00', '200.00', 0.5, '150.00'],
  ['200.00', '100.00', 0.25, '175.00'],
  ['0.10', '0.30', 0.5, '0.20'],
  ['1', '2.50', 0.5, '1.75'],
  ['-1.00', '1.00', 0.25, '-0.50'],
  ['0.00', '0.05', 0.2, '0.01'],
])('between %s and %s, at the share %d, the amount is %s', (from, to, share, between) => {
  expect(amountBetween(from, to, share)).toBe(between);
});

test('at the share 1 the amount has the same notation as the given amount', () => {
  expect(amountBetween('1.00', '2.5', 1)).toBe('2.5');
});

test('amounts beyond the precision of a floating-point number are exact', () => {
  expect(amountBetween('90071992547409930.01', '90071992547409930.03', 0.5)).toBe('90071992547409930.02');
  expect(changeOf('90071992547409930.01', '90071992547409930.02')).toBe('up');
});

test('changeOf returns up or down, or undefined if only the notation differs', () => {
  expect(changeOf('9.5', '10')).toBe('up');
  expect(changeOf('10', '9.99')).toBe('down');
  expect(changeOf('10', '10.00')).toBeUndefined();
});
