import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { registrationBody } from './registrationBody.ts';

/** Takes the same fields as `register`. The number is proved by `verificationCode`, or by `firebaseIdToken`. */
export const registerMobile = defineCall({
  name: 'registerMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  access: 'anyone',
  moduleId: 'REG3',
  isEncrypted: true,
  isIdempotent: true,
  body: registrationBody,
  /** The user name is made from the number unless one is given. */
  value: v.object({ userName: v.string() }),
  failures: [
    'USER_EXISTS',
    'MOBILE_EXISTS',
    'CAPTCHA_REQUIRED',
    'CAPTCHA_WRONG',
    'VERIFICATION_WRONG',
    'AFFILIATE_INVALID',
    'REFERRER_INVALID',
    'NOT_ALLOWED',
    'TOO_MANY',
  ],
});

export const summary = 'Creates a member by mobile number. It does not create a session.';

export const sample: CallValue<typeof registerMobile> = { userName: '8801712345678' };
