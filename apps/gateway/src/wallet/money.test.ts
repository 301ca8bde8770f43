import { readMerchant } from '@livery/merchant/node';
import { expect, test } from 'vitest';
import { merchantsDir } from '../testing/globalSetup.ts';
import { exponentOf, toDecimal, wholeUnits } from './minorUnits.ts';
import { shownMoney } from './shownMoney.ts';

const aurora = readMerchant(merchantsDir, 'aurora').merchant!;

test.each([[0n, 2, '0.00'], [5n, 2, '0.05'], [-5n, 2, '-0.05'], [123456n, 2, '1234.56'], [123456n, 0, '123456'], [1n, 3, '0.001'], [10n ** 18n, 2, '10000000000000000.00']])(
  '%s minor units with %i decimals are %s', (minor, exponent, decimal) => { expect(toDecimal(minor, exponent)).toBe(decimal); },
);

test('decimals come from the merchant’s pattern', () => {
  expect(exponentOf(aurora)).toBe(2);
  expect(exponentOf({ ...aurora, currency: { ...aurora.currency, pattern: '#,##0' } })).toBe(0);
  expect(wholeUnits(10_000, 2)).toBe(1_000_000n);
});

test.each([
  ['#,##,##0.00', '1234567890.50', '৳ 1,23,45,67,890.50'], ['#,##,##0.00', '999.00', '৳ 999.00'], ['#,##,##0.00', '1000.00', '৳ 1,000.00'],
  ['#,##0.00', '1234567.50', '৳ 1,234,567.50'], ['#,##0', '100', '৳ 100'],
])('%s writes %s as %s', (pattern, decimal, shown) => {
  expect(shownMoney(decimal, { currency: { ...aurora.currency, pattern } })).toBe(shown);
});
