import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addAmounts, compareAmounts, fromMinor, shareOf, subtractAmounts, toMinor } from './amounts.ts';

const decimals = fc.integer({ min: 0, max: 4 });
const units = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });

describe('amounts', () => {
  test.each([
    ['12.5', 2, 1250n],
    ['0.999', 2, 99n],
    ['-0.05', 2, -5n],
    ['1000', 0, 1000n],
    ['7.', 2, 700n],
  ])('%s with %d decimals is %s minor units', (amount, places, minor) => expect(toMinor(amount, places)).toBe(minor));

  test.each([[''], ['1,000'], ['1e3'], ['.5'], ['NaN'], ['--1']])('"%s" is not an amount', (amount) =>
    expect(() => toMinor(amount, 2)).toThrow(RangeError),
  );

  test('are equal after a conversion to minor units and back', () => {
    fc.assert(
      fc.property(units, decimals, (minor, places) => {
        expect(toMinor(fromMinor(minor, places), places)).toBe(minor);
      }),
    );
  });

  test('are equal after adding and subtracting the same amount', () => {
    fc.assert(
      fc.property(units, units, decimals, (one, other, places) => {
        const [left, right] = [fromMinor(one, places), fromMinor(other, places)];
        expect(subtractAmounts(addAmounts(left, right), right)).toBe(left);
      }),
    );
  });

  test('are compared by their minor units, independent of their number of decimals', () => {
    expect(compareAmounts('10', '10.00')).toBe(0);
    expect(compareAmounts('9.99', '10')).toBe(-1);
    expect(compareAmounts('-1', '-1.5')).toBe(1);
    expect(compareAmounts('900719925474099.3', '900719925474099.2')).toBe(1);
  });

  test.each([
    ['1000', '1.5', '15.00'],
    ['99.99', '1', '0.99'],
    ['0.01', '99', '0.00'],
    ['333', '0', '0.00'],
    ['123456789012.34', '12.3456', '15241481344.30'],
  ])('of %s, %s percent are %s, rounded down', (amount, percent, share) =>
    expect(shareOf(amount, percent, 2)).toBe(share),
  );

  test('are never smaller than a share of them', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 10_000 }), (minor, hundredths) => {
        const amount = fromMinor(minor, 2);
        expect(compareAmounts(shareOf(amount, fromMinor(BigInt(hundredths), 2), 2), amount)).not.toBe(1);
      }),
    );
  });
});
