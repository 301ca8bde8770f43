import { expect, test } from 'vitest';
import { shownAccount } from './shownAccount.ts';

test.each([
  ['8801712345678', true, '+880*****5678'],
  ['8801712345678', false, '8801712345678'],
  ['amina7', true, 'amina7'],
  ['1234', true, '1234'],
  ['', true, ''],
])('the account %s, with registration by number %s, is shown as %s', (account, isByNumber, shown) => {
  expect(shownAccount(account, isByNumber)).toBe(shown);
});
