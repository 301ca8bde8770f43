import { sampleValues } from '@livery/api/testing';
import { expect, test } from 'vitest';
import { protectionOf } from './protection.ts';

const nothing = {
  hasPassword: false,
  hasPaymentPassword: false,
  hasSecurityQuestions: false,
  isEmailBound: false,
  email: '',
  mobile: '',
  payeeName: '',
};

test.each([
  [nothing, 0],
  [{ ...nothing, mobile: '+880*****5678' }, 0],
  [{ ...nothing, email: 'a****@example.org' }, 0],
  [sampleValues.getSecurity, 2],
  [{ ...sampleValues.getSecurity, hasPaymentPassword: true, hasSecurityQuestions: true, payeeName: 'A****' }, 5],
])('%o counts the items that the member has set and verified: %d of 5', (security, done) => {
  expect(protectionOf(security)).toEqual({ done, total: 5 });
});
