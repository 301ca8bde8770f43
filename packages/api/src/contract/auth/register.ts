import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { registrationBody } from './registrationBody.ts';

export const register = defineCall({
  name: 'register',
  method: 'PUT',
  path: '/wps/member/register',
  access: 'anyone',
  moduleId: 'REG3',
  isEncrypted: true,
  isIdempotent: true,
  body: registrationBody,
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

export const summary = 'Creates a member by user name. It does not create a session.';

export const sample: CallValue<typeof register> = { userName: 'amina' };
