import { sampleValues } from '@livery/api/testing';
import { describe, expect, test } from 'vitest';
import { groupDigits } from './cardNumber.ts';
import { amountProblem } from './amountProblem.ts';
import { chosenCard } from './chosenCard.ts';
import { obstaclesOf } from './obstacles.ts';
import { freeLeft, largestOf, payoutOf } from './payout.ts';

const options = sampleValues.getWithdrawOptions;

describe('what stands in the way', () => {
  test.each([
    [{}, []],
    [{ hasPaymentPassword: false }, ['noPassword']],
    [{ hasBankCard: false, hasPaymentPassword: false }, ['noPassword', 'noCard']],
    [{ turnoverRemaining: '0.01' }, ['turnover']],
    [{ usedToday: 5 }, ['limitUsed']],
    [{ balance: '199.99' }, ['balanceLow']],
    [{ balance: '200.00' }, []],
  ])('with %o it is %j', (differences, obstacles) => {
    expect(obstaclesOf({ ...options, ...differences })).toEqual(obstacles);
  });
});

describe('the fee', () => {
  test.each([
    [0, '500', '0.00', '500.00'],
    [2, '500', '0.00', '500.00'],
    [3, '500', '5.00', '495.00'],
    [4, '299.99', '2.99', '297.00'],
  ])('after %d today, of %s it is %s, and %s arrives', (usedToday, amount, fee, arrives) => {
    expect(payoutOf({ ...options, usedToday }, amount, 2)).toEqual({ fee, arrives });
  });

  test('as many are free as the day has left, never fewer than none', () => {
    expect([0, 2, 3, 7].map((usedToday) => freeLeft({ ...options, usedToday }))).toEqual([3, 1, 0, 0]);
  });
});

test('the largest is the balance, or what is allowed at a time', () => {
  expect(largestOf({ balance: '100.00', maxAmount: '50000.00' })).toBe('100.00');
  expect(largestOf({ balance: '60000.00', maxAmount: '50000.00' })).toBe('50000.00');
});

test.each([
  ['', 'amountMissing'],
  ['199.99', 'amountTooSmall'],
  ['200', undefined],
  ['1234.50', undefined],
  ['1234.51', 'amountOverBalance'],
])('of the amount %j is said: %s', (amount, key) => {
  expect(amountProblem(amount, options)?.key).toBe(key);
});

test('an amount that the balance has may still be too large at a time', () => {
  expect(amountProblem('50000.01', { ...options, balance: '90000.00' })).toEqual({
    key: 'amountTooLarge',
    amount: '50000.00',
  });
});

test('one card is chosen by itself, of more the default; one that is gone is not', () => {
  const one = { ...sampleValues.getBankCards.cards[0]!, isDefault: false };
  const two = { ...one, cardId: '5' };
  expect(chosenCard([one], '')?.cardId).toBe('4');
  expect(chosenCard([one, two], '')).toBeUndefined();
  expect(chosenCard([one, two], '5')).toBe(two);
  expect(chosenCard([one, two], '7')).toBeUndefined();
  const chosenBefore = { ...two, isDefault: true };
  expect(chosenCard([one, chosenBefore], '')).toBe(chosenBefore);
  expect(chosenCard([one, chosenBefore], '4')).toBe(one);
});

test.each([
  ['4000123456789017', '4000 1234 5678 9017'],
  ['40001', '4000 1'],
  ['৪০০০-১২ x', '4000 12'],
  ['', ''],
])('%s is written %s', (typed, grouped) => {
  expect(groupDigits(typed)).toBe(grouped);
});
