import { sampleValues } from '@livery/api/testing';
import { expect, test } from 'vitest';
import { proofMethods } from './proofMethods.ts';

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
])('with %o the methods of proof are %j', (differences, ways) => {
  expect(proofMethods({ ...security, ...differences }, { verification, questions: [] })).toEqual(ways);
});

test('no code is offered if the merchant sends no codes, or if that failed to load', () => {
  expect(proofMethods(security, { verification: { ...verification, purposes: [] }, questions: [] })).toEqual(['old']);
  expect(proofMethods(security, { verification: undefined, questions: [] })).toEqual(['old']);
});

test('the answers to three questions are a proof, fewer answers are not', () => {
  const questions = ['one', 'two', 'three'].map((questionId) => ({ questionId, text: questionId }));
  const forgotten = { ...security, mobile: '', isEmailBound: false };
  expect(proofMethods(forgotten, { verification, questions })).toEqual(['old', 'answers']);
  expect(proofMethods(forgotten, { verification, questions: questions.slice(1) })).toEqual(['old']);
});
