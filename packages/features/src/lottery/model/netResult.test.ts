import fc from 'fast-check';
import { addAmounts, compareAmounts, fromMinor } from '@livery/foundation/money';
import { expect, test } from 'vitest';
import { sampleOrders } from '../testing/sampleOrders.ts';
import { hitsOf, isGain, netOf } from './netResult.ts';

test('[LOTTO-04] one hit of two bets that pays less than the stake is a loss', () => {
  const order = { stake: '2.00', refunded: '0.00', payout: '1.95' };
  expect([netOf(order), isGain(order)]).toEqual(['-0.05', false]);
});

test.each([
  ['1.00', '0.00', '1.95', '0.95', true],
  ['1.00', '0.00', '1.00', '0.00', false],
  ['3.00', '2.00', '1.95', '0.95', true],
  ['3.00', '3.00', '0.00', '0.00', false],
])('[LOTTO-04] stake %s, returned %s, payout %s: net %s, a gain: %s', (stake, refunded, payout, net, gain) => {
  expect([netOf({ stake, refunded, payout }), isGain({ stake, refunded, payout })]).toEqual([net, gain]);
});

test('[LOTTO-04] cancelled bets are not counted among the bets of a draw', () => {
  const { won } = sampleOrders;
  const [straight, big] = won.suborders;
  expect(hitsOf({ suborders: [straight, { ...big, status: 'CANCELLED' }] })).toEqual({ hits: 1, bets: 1 });
});

test('[LOTTO-04] the net result of an order equals the sum of the net results of its bets', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 9n }).map((minor) => fromMinor(minor, 2));
  fc.assert(
    fc.property(fc.array(fc.record({ stake: amount, payout: amount }), { minLength: 1, maxLength: 20 }), (bets) => {
      const sum = (amounts: string[]) => amounts.reduce(addAmounts, '0.00');
      const order = { stake: sum(bets.map(({ stake }) => stake)), payout: sum(bets.map(({ payout }) => payout)) };
      expect(compareAmounts(netOf(order), sum(bets.map(netOf)))).toBe(0);
    }),
  );
});
