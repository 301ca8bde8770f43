import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromMinor, toMinor } from '../money/index.ts';
import { depositTotal } from './depositTotal.ts';

test('[WALLET-03] a deposit of 20,000 with fee 300 and bonus 1,000 adds 20,700 to the wallet', () => {
  expect(depositTotal({ amount: '20000.00', fee: '300.00', bonus: '1000.00' })).toBe('20700.00');
  expect(depositTotal({ amount: '999.99', fee: '14.99' })).toBe('985.00');
});

const minor = fc.bigInt({ min: 0n, max: 10n ** 12n });

test('[WALLET-03] the total of a deposit equals the sum of its rows in minor units, for any amounts', () => {
  fc.assert(
    fc.property(minor, minor, minor, fc.integer({ min: 0, max: 4 }), (amount, fee, bonus, decimals) => {
      const text = (units: bigint) => fromMinor(units, decimals);
      const total = depositTotal({ amount: text(amount), fee: text(fee), bonus: text(bonus) });
      expect(toMinor(total, decimals)).toBe(amount - fee + bonus);
    }),
  );
});
