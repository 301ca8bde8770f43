import { expect, test } from 'vitest';
import { bankNumberProblem } from './bankNumber.ts';

const account = { minLength: 10, maxLength: 14, isChecked: false };
const card = { minLength: 16, maxLength: 19, isChecked: true };

test.each([
  [account, '1234567890', undefined],
  [account, '123456789', 'length'],
  [account, '123456789012345', 'length'],
  [card, '4000123456789017', undefined],
  [card, '4000123456789018', 'digit'],
  [card, '4000123456789107', 'digit'],
  [card, '400012345678901', 'length'],
  [card, '', 'length'],
] as const)('for the bank %o, the problem of %s is %s', (bank, digits, problem) => {
  expect(bankNumberProblem(bank, digits)).toBe(problem);
});
