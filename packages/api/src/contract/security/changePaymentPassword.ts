import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { verificationCode } from '../values/identity.ts';
import { withLatinDigits } from '../validation/typedCode.ts';
import { currentPassword, paymentPassword } from './paymentPassword.ts';
import { securityAnswers } from './securityAnswers.ts';

/**
 * Sets or changes the payment password. Requires one proof: the old payment password, a code of purpose
 * `paymentPassword`, or the answers to the security questions. If no payment password is set, the login password is a
 * proof too.
 */
export const changePaymentPassword = defineCall({
  name: 'changePaymentPassword',
  method: 'POST',
  path: '/wps/security/paymentPassword',
  access: 'member',
  isEncrypted: true,
  // Without a key, a retry after a lost reply would fail: the proof is already used, or the new password equals the old
  // password.
  isIdempotent: true,
  body: v.strictObject({
    oldPaymentPassword: v.optional(v.pipe(v.string(), v.maxLength(16), withLatinDigits), ''),
    verificationCode: v.optional(verificationCode, ''),
    answers: v.optional(securityAnswers),
    password: v.optional(currentPassword, ''),
    newPaymentPassword: paymentPassword,
    confirmNewPaymentPassword: v.pipe(v.string(), v.maxLength(64), withLatinDigits),
  }),
  value: v.object({}),
  failures: [
    'PAYMENT_PASSWORD_MISSING',
    'PAYMENT_PASSWORD_WRONG',
    'PASSWORD_WRONG',
    'PASSWORD_SAME',
    'VERIFICATION_WRONG',
    'ANSWERS_WRONG',
  ],
});

export const summary =
  'Sets or changes the six-digit payment password for withdrawals. Needs one of four proofs: the old payment password, a code, the answers to the security questions, or the login password if none is set yet.';

export const sample: CallValue<typeof changePaymentPassword> = {};
