import * as v from 'valibot';
import { defineCall } from './call.ts';
import { codeSent, dialingCode, email, mobileNum } from './identity.ts';

/** What a code proves a number or address for. One sent for one purpose is worth nothing for another. */
const purpose = v.picklist(['register', 'login', 'password', 'bindEmail', 'paymentPassword']);
const channel = v.picklist(['sms', 'email', 'firebase']);

export const getVerification = defineCall({
  name: 'getVerification',
  method: 'GET',
  path: '/wps/verification',
  access: 'anyone',
  value: v.object({
    /** What this merchant asks a proof for, and the ways to give it. A purpose without any is not switched on. */
    purposes: v.array(v.object({ purpose, channels: v.array(channel) })),
    codeLength: v.pipe(v.number(), v.integer()),
    expiredMinutes: v.pipe(v.number(), v.integer()),
    /** Seconds before another code may go to the same number or address. */
    resendSeconds: v.pipe(v.number(), v.integer()),
  }),
});

export const sendSmsCode = defineCall({
  name: 'sendSmsCode',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  access: 'anyone',
  body: v.strictObject({
    mobileNum,
    countryDialingCode: dialingCode,
    purpose: v.optional(v.picklist(['register', 'login', 'password']), 'register'),
  }),
  value: codeSent,
  failures: ['NOT_ALLOWED', 'TOO_MANY'],
});

export const sendVerificationCode = defineCall({
  name: 'sendVerificationCode',
  method: 'POST',
  path: '/wps/verification/code',
  access: 'member',
  body: v.strictObject({
    channel: v.picklist(['sms', 'email']),
    purpose: v.picklist(['bindEmail', 'paymentPassword']),
    /** The address to bind; other codes go to the member's own number or address. */
    email: v.optional(email),
  }),
  value: v.object({
    ...codeSent.entries,
    /** Where it went, in parts: `a****@example.org`. */
    sentTo: v.string(),
  }),
  failures: ['CONTACT_MISSING', 'TOO_MANY'],
});
