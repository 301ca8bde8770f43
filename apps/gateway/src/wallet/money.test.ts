import { readMerchant } from '@livery/merchant/node';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { merchantsDir } from '../testing/globalSetup.ts';
import { exponentOf, parseDecimal, toDecimal, toMinorUnits } from './minorUnits.ts';
import { shareOf, toPercent } from './share.ts';
import { formatMoney } from './formatMoney.ts';

const aurora = readMerchant(merchantsDir, 'aurora').merchant!;

test.each([
  [0n, 2, '0.00'],
  [5n, 2, '0.05'],
  [-5n, 2, '-0.05'],
  [123456n, 2, '1234.56'],
  [123456n, 0, '123456'],
  [1n, 3, '0.001'],
  [10n ** 18n, 2, '10000000000000000.00'],
])('%s minor units with %i decimals are %s', (minor, exponent, decimal) => {
  expect(toDecimal(minor, exponent)).toBe(decimal);
});

test('the number of decimals is read from the merchant’s pattern', () => {
  expect(exponentOf(aurora)).toBe(2);
  expect(exponentOf({ ...aurora, currency: { ...aurora.currency, pattern: '#,##0' } })).toBe(0);
  expect(exponentOf({ ...aurora, currency: { ...aurora.currency, pattern: '#.##0,00' } })).toBe(2);
  expect(exponentOf({ ...aurora, currency: { ...aurora.currency, pattern: '#.##0' } })).toBe(0);
  expect(toMinorUnits(10_000, 2)).toBe(1_000_000n);
});

test.each([
  ['#,##,##0.00', '1234567890.50', '৳1,23,45,67,890.50'],
  ['#,##,##0.00', '999.00', '৳999.00'],
  ['#,##,##0.00', '1000.00', '৳1,000.00'],
  ['#,##0.00', '1234567.50', '৳1,234,567.50'],
  ['#,##0', '100', '৳100'],
  ['#.##0,00', '1234567.50', '৳1.234.567,50'],
  ['#.##0', '1000', '৳1.000'],
])('the pattern %s formats %s as %s', (pattern, decimal, shown) => {
  expect(formatMoney(decimal, { currency: { ...aurora.currency, pattern } })).toBe(shown);
});

const exponents = fc.integer({ min: 0, max: 4 });
const amounts = fc.bigInt({ min: 0n, max: 10n ** 15n - 1n });

test('parseDecimal reverses toDecimal for all amounts', () => {
  fc.assert(
    fc.property(amounts, exponents, (minor, exponent) => {
      expect(parseDecimal(toDecimal(minor, exponent), exponent)).toBe(minor);
    }),
  );
});

test('trailing zeros do not change an amount, and too many decimals are invalid', () => {
  fc.assert(
    fc.property(amounts, exponents, (minor, exponent) => {
      const text = toDecimal(minor, exponent);
      const more = `${text}${exponent === 0 ? '.' : ''}0`;
      expect(parseDecimal(text, exponent + 1)).toBe(minor * 10n);
      expect(parseDecimal(more, exponent)).toBeUndefined();
    }),
  );
});

test('an amount has only digits, at most one point and not too many decimals', () => {
  const nearly = fc.string({ unit: fc.constantFrom(...'0123456789.-+e, '), maxLength: 20 });
  fc.assert(
    fc.property(nearly, exponents, (text, exponent) => {
      const isAmount = /^\d{1,15}(\.\d+)?$/.test(text) && (text.split('.')[1] ?? '').length <= exponent;
      expect(parseDecimal(text, exponent) !== undefined).toBe(isAmount);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  '',
  '-1',
  '+1',
  '1.',
  '.5',
  '1,000',
  '1e3',
  ' 1',
  '1 ',
  '0x10',
  '১০০',
  '1.2.3',
  'NaN',
  'Infinity',
  '1234567890123456',
])('"%s" is not an amount', (text) => {
  expect(parseDecimal(text, 2)).toBeUndefined();
});

test('a share of an amount is exact and never rounded up', () => {
  expect(shareOf(10_001n, 150)).toBe(150n);
  expect(shareOf(9_999n, 100)).toBe(99n);
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, basisPoints) => {
      const share = shareOf(amount, basisPoints);
      expect(
        share * 10_000n <= amount * BigInt(basisPoints) && (share + 1n) * 10_000n > amount * BigInt(basisPoints),
      ).toBe(true);
    }),
  );
  expect([0, 50, 100, 125, 10_000].map(toPercent)).toEqual(['0', '0.5', '1', '1.25', '100']);
});
