import * as v from 'valibot';
import { defineCall } from './call.ts';
import { email, verificationCode } from './identity.ts';

const paymentPassword = v.pipe(v.string(), v.regex(/^\d{6}$/, 'six digits'));
const password = v.pipe(v.string(), v.maxLength(128));
const questionId = v.pipe(v.string(), v.minLength(1), v.maxLength(32));
/** Three questions answered. Capitals, blanks and the way a letter is put together do not count. */
const answers = v.pipe(
  v.array(v.strictObject({ questionId, answer: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(100)) })),
  v.length(3),
);

export const getSecurity = defineCall({
  name: 'getSecurity',
  method: 'GET',
  path: '/wps/security',
  access: 'member',
  value: v.object({
    /** False for members who came by a code or another house's sign-in and set none. */
    hasPassword: v.boolean(),
    hasPaymentPassword: v.boolean(),
    hasSecurityQuestions: v.boolean(),
    isEmailBound: v.boolean(),
    /** In parts, as `a****@example.org`, `+880*****5678`, `A****`; empty where there is none. */
    email: v.string(),
    mobile: v.string(),
    payeeName: v.string(),
  }),
});

/**
 * Sets or changes the payment password. It takes one proof: the old one, a code of purpose `paymentPassword`, the answers to
 * the security questions, or, while none is set, the login password.
 */
export const changePaymentPassword = defineCall({
  name: 'changePaymentPassword',
  method: 'POST',
  path: '/wps/security/paymentPassword',
  access: 'member',
  isEncrypted: true,
  body: v.strictObject({
    oldPaymentPassword: v.optional(v.pipe(v.string(), v.maxLength(16)), ''),
    verificationCode: v.optional(verificationCode, ''),
    answers: v.optional(answers),
    password: v.optional(password, ''),
    newPaymentPassword: paymentPassword,
    confirmNewPaymentPassword: v.pipe(v.string(), v.maxLength(16)),
  }),
  value: v.object({}),
  failures: [
    'PAYMENT_PASSWORD_MISSING',
    'PAYMENT_PASSWORD_WRONG',
    'PASSWORD_WRONG',
    'PASSWORD_SAME',
    'VERIFICATION_WRONG',
    'ANSWERS_WRONG',
    'TOO_MANY',
  ],
});

export const getSecurityQuestions = defineCall({
  name: 'getSecurityQuestions',
  method: 'GET',
  path: '/wps/security/questions',
  access: 'member',
  value: v.object({
    questions: v.array(v.object({ questionId, text: v.string() })),
    /** How many a member answers. */
    wanted: v.pipe(v.number(), v.integer()),
    /** Those the member has answered. */
    answered: v.array(questionId),
  }),
});

/** Sets the answers anew. Where a payment password is set it takes that too: the answers stand for it. */
export const setSecurityQuestions = defineCall({
  name: 'setSecurityQuestions',
  method: 'POST',
  path: '/wps/security/questions',
  access: 'member',
  isEncrypted: true,
  body: v.strictObject({
    password,
    paymentPassword: v.optional(v.pipe(v.string(), v.maxLength(16)), ''),
    answers,
  }),
  value: v.object({}),
  failures: ['PASSWORD_WRONG', 'PAYMENT_PASSWORD_WRONG', 'TOO_MANY'],
});

/** Binds an address that a code of `sendVerificationCode`, purpose `bindEmail`, came from. */
export const bindEmail = defineCall({
  name: 'bindEmail',
  method: 'POST',
  path: '/wps/security/email',
  access: 'member',
  encoding: 'form',
  body: v.strictObject({ email, verificationCode }),
  value: v.object({ email: v.string() }),
  failures: ['VERIFICATION_WRONG'],
});

/** Real name that money is paid out to. It can be set once. */
export const bindPayee = defineCall({
  name: 'bindPayee',
  method: 'POST',
  path: '/wps/security/payee',
  access: 'member',
  body: v.strictObject({ payeeName: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(60)) }),
  value: v.object({ payeeName: v.string() }),
  failures: ['ALREADY_SET'],
});
