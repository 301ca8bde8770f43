import { sampleValues } from '@livery/api/testing';
import { expect, test } from 'vitest';
import { proofWays } from './proofWays.ts';

const security = { ...sampleValues.getSecurity, hasPaymentPassword: true };
const verification = {
  ...sampleValues.getVerification,
  purposes: [{ purpose: 'paymentPassword' as const, channels: ['sms' as const, 'email' as const] }],
};

test.each([
  [{}, ['old', 'sms', 'email']],
  [{ mobile: '', isEmailBound: false }, ['old']],
  [{ hasPaymentPassword: false }, ['password', 'sms', 'email']],
  [{ hasPaymentPassword: false, hasPassword: false, isEmailBound: false }, ['sms']],
  [{ hasPaymentPassword: false, hasPassword: false, isEmailBound: false, mobile: '' }, []],
])('with %o somebody proves who they are by %j', (differences, ways) => {
  expect(proofWays({ ...security, ...differences }, verification)).toEqual(ways);
});

test('where the merchant sends no such codes, or is not heard, there is no way by a code', () => {
  expect(proofWays(security, { ...verification, purposes: [] })).toEqual(['old']);
  expect(proofWays(security, undefined)).toEqual(['old']);
});
