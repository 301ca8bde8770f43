import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { withLatinDigits } from '../validation/typedCode.ts';
import { currentPassword } from './paymentPassword.ts';
import { securityAnswers } from './securityAnswers.ts';

/**
 * Replaces the answers. If a payment password is set, the call requires it, because the answers can later replace the
 * payment password.
 */
export const setSecurityQuestions = defineCall({
  name: 'setSecurityQuestions',
  method: 'POST',
  path: '/wps/security/questions',
  access: 'member',
  isEncrypted: true,
  body: v.strictObject({
    password: currentPassword,
    paymentPassword: v.optional(v.pipe(v.string(), v.maxLength(16), withLatinDigits), ''),
    answers: securityAnswers,
  }),
  value: v.object({}),
  failures: ['PASSWORD_WRONG', 'PAYMENT_PASSWORD_WRONG'],
});

export const summary =
  'Sets the answers to three questions and replaces earlier answers. Needs the payment password if one is set, because the answers can replace it.';

export const sample: CallValue<typeof setSecurityQuestions> = {};
