import { sampleValues } from '@livery/api/testing';
import { describe, expect, test } from 'vitest';
import { groupDigits } from './cardNumber.ts';
import { amountProblem } from './amountProblem.ts';
import { chosenCard } from './chosenCard.ts';
import { obstaclesOf } from './obstacles.ts';
import { freeLeft, largestOf, payoutOf } from './payout.ts';

const options = sampleValues.getWithdrawOptions;

describe('obstacles of a withdrawal', () => {
  test.each([
    [{}, []],
    [{ hasPaymentPassword: false }, ['noPassword']],
    [{ hasBankCard: false, hasPaymentPassword: false }, ['noPassword', 'noCard']],
    [{ turnoverRemaining: '0.01' }, ['turnover']],
    [{ usedToday: 5 }, ['limitUsed']],
    [{ balance: '199.99' }, ['balanceLow']],
    [{ balance: '200.00' }, []],
  ])('with %o the obstacles are %j', (differences, obstacles) => {
    expect(obstaclesOf({ ...options, ...differences })).toEqual(obstacles);
  });
});

describe('the fee', () => {
  test.each([
    [0, '500', '0.00', '500.00'],
    [2, '500', '0.00', '500.00'],
    [3, '500', '5.00', '495.00'],
    [4, '299.99', '2.99', '297.00'],
  ])('after %d today, the fee of %s is %s, and %s arrives', (usedToday, amount, fee, arrives) => {
    expect(payoutOf({ ...options, usedToday }, amount, 2)).toEqual({ fee, arrives });
  });

  test('is zero for the rest of the daily free withdrawals; the rest is at least zero', () => {
    expect([0, 2, 3, 7].map((usedToday) => freeLeft({ ...options, usedToday }))).toEqual([3, 1, 0, 0]);
  });
});

test('the largest amount is the balance or the limit of one withdrawal', () => {
  expect(largestOf({ balance: '100.00', maxAmount: '50000.00' })).toBe('100.00');
  expect(largestOf({ balance: '60000.00', maxAmount: '50000.00' })).toBe('50000.00');
});

test.each([
  ['', 'amountMissing'],
  ['199.99', 'amountTooSmall'],
  ['200', undefined],
  ['1234.50', undefined],
  ['1234.51', 'amountOverBalance'],
])('the problem of the amount %j is %s', (amount, key) => {
  expect(amountProblem(amount, options)?.key).toBe(key);
});

test('an amount within the balance can exceed the limit of one withdrawal', () => {
  expect(amountProblem('50000.01', { ...options, balance: '90000.00' })).toEqual({
    key: 'amountTooLarge',
    amount: '50000.00',
  });
});

test('a single card or the default is selected; a card that no longer exists is not', () => {
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
])('%s is formatted as %s', (typed, grouped) => {
  expect(groupDigits(typed)).toBe(grouped);
});
